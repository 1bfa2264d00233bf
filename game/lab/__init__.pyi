# The one list of what this package offers: the type checker and ``open_door`` read it.
from .common_options import OneLineParser as OneLineParser
from .executors import played as played
from .executors import processes as processes
from .jobs import Job as Job
from .ledger import json_of as json_of
from .ledger import line_of as line_of
from .ledger import open_lines as open_lines
from .ledger import read_lines as read_lines
from .options import add_simulate as add_simulate
from .playing import play as play
