# The one list of what this package offers: the type checker and ``open_door`` read it.
from .self_test_command import self_test as self_test
