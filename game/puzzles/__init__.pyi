# The one list of what this package offers: the type checker and ``open_door`` read it.
from .puzzle import KINDS as KINDS
from .puzzle import MOST_GRADE as MOST_GRADE
from .puzzle import SURVIVE as SURVIVE
from .puzzle import WIN_IN_TWO as WIN_IN_TWO
from .puzzle import WIN_NOW as WIN_NOW
from .puzzle import Puzzle as Puzzle
from .puzzle import PuzzleBook as PuzzleBook
from .puzzle import daily_puzzle as daily_puzzle
from .puzzle import seen_from_left as seen_from_left
from .puzzle_command import add_puzzles as add_puzzles
from .puzzle_command import shipped_faults as shipped_faults
from .puzzle_file import load_puzzles as load_puzzles
from .turn_endings import foe_order as foe_order
from .verdict import GOES_ON as GOES_ON
from .verdict import SOLVED as SOLVED
from .verdict import PuzzleVerdict as PuzzleVerdict
from .verdict import judge_turn as judge_turn
