# The one list of what this package offers: the type checker and ``open_door`` read it.
from .common.cards.card_words import spoken_thing as spoken_thing
from .error_scene import ErrorScene as ErrorScene
from .examples import middle_duel as middle_duel
from .language.welcome_scene import WelcomeScene as WelcomeScene
from .match.match_scene import MatchScene as MatchScene
from .menu.boot_pictures import FIRST_PICTURES as FIRST_PICTURES
from .menu.boot_pictures import ICON as ICON
from .menu.boot_pictures import LARGE_PICTURE as LARGE_PICTURE
from .menu.menu_scene import MenuScene as MenuScene
from .menu.preload import idle_tasks as idle_tasks
from .results.results_scene import ResultsScene as ResultsScene
from .scene_routes import SceneRoutes as SceneRoutes
from .scene_table import SCENE_MODULES as SCENE_MODULES
from .scene_table import load_scene as load_scene
from .services import Services as Services
