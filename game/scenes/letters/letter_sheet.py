"""The sheet of a letter: it is written, sealed and sent; and the last one can be sent again."""

from collections.abc import Callable
from pathlib import Path

from game.content import system_reason
from game.kit import (
    AmbientLayer,
    Block,
    Button,
    Colours,
    Column,
    Item,
    Row,
    TextField,
    Toggle,
    Words,
    button_height,
    grown,
    text_style,
    write_clipboard,
)
from game.play import GREETING, LetterFault, LetterMatch, Wording, at_home, save_letters
from game.rules import DUEL, NOBODY

from ..common import Foot, Plate, ending_land, living_land, medal_block
from ..services import Services
from .desk import DeskLook, LetterScreen
from .envelope import own_envelope
from .letter_row import outcome, winners
from .letter_sight import SHEET, LetterSight, facing_of, letter_page
from .letter_words import (
    letter_mode,
    others_words,
    result_words,
    seat_name,
    shown_result,
    stage_words,
)

#: So many signs of a code stand together: blanks between them do not count.
_GROUP = 8
_CODE = text_style.CAPTION.with_changes(size=15, align="center", valign="middle", wrap=True)
_BODY = text_style.BODY.with_changes(size=18, align="center", valign="middle", wrap=True)
#: How high a field is; the face of the partner to whom a letter goes alone, at most.
_FIELD, _FACE = 46.0, 44.0
#: The widest button that has a row of its own.
_ALONE = 460.0
#: The sheet with a letter for the partner alone: how wide it is, the shares of what is for all and
#: of the other, the room between, and from which growth of texts on it lies below.
_WIDE, _SHARES, _BESIDE, _STACKED = 1120.0, (7, 4), 40.0, 1.3


class LetterSheet(LetterScreen):
    """Seals what was done since the last letter, and shows the code of the own letter.

    To send the last one ``again``, nothing is sealed.
    """

    depth = 5

    def __init__(self, services: Services, letter: LetterMatch, *, again: bool = False) -> None:
        super().__init__(services)
        self.letter, self.again_only = letter, again
        self.greeting = ""
        self.offers = False
        self.remake()

    @property
    def writes(self) -> bool:
        """Whether a letter is ready to be sealed, and not only the last one asked for again."""
        return not self.again_only and self.letter.is_written

    @property
    def _is_wide(self) -> bool:
        """Whether a letter for the partner alone stands beside that for all."""
        return not self.writes and self.letter.private_letter is not None

    def make(self) -> None:
        """Make the field of the greeting and the buttons, or those by which a letter is sent."""
        say, letter = self.translate, self.letter
        self.title = say("letters.to", name=others_words(self.services, letter))
        # One writes by night; an answer is looked out for, and several take the wind.
        away = "shrine" if letter.terms.seats > len(DUEL.sides) else "lookout"
        self.sight = "teacher" if self.writes else away
        self.look = DeskLook(size=0.0) if self._is_wide else DeskLook()
        self.field = TextField(
            self.greeting,
            on_change=self._greet,
            on_submit=lambda _text: self.widgets.focus(self.go, show=True),
            placeholder=say("letters.greeting"),
            max_length=GREETING,
            hint=say("letters.greeting_hint"),
        )
        self.drawn = Toggle(say("letters.offer_draw"), self.offers, self._offer)
        goes_on = self.writes and at_home(letter).result is None
        self.drawn.visible = goes_on and letter.course.match.may_agree
        self.back = self.add_button("letters.to_list", self.go_back, "back")
        if self.writes:
            self.widgets.extend([self.field, self.drawn])
            again = "letters.choose_again" if letter.joins else "letters.take_back"
            self.again = self.add_button(again, self.take_back, "undo")
            self.again.visible = bool(letter.kept.turn)
            self.go = self.add_main_button("letters.seal", self.seal, "tick")
        else:
            self.again = self.add_button("letters.save", self.save, "save", kind="quiet")
            self.all = self.add_button("letters.save_all", self.save_all, "scroll", kind="quiet")
            self.go = self.add_main_button("letters.copy", self.copy, "copy")
            self.go.enabled = letter.own_letter is not None
            self.again.visible = self.all.visible = self.go.enabled
            self._add_private()

    def _add_private(self) -> None:
        self._partner = seat_name(self.services, self.letter, max(0, self.letter.partner))
        words = self.translate("letters.private_copy", name=self._partner)
        self.private = self.widgets.add(Button(words, self.copy_private, icon="icons/eye"))
        self.private.visible = self._is_wide

    def _greet(self, text: str) -> None:
        self.greeting = text

    def _offer(self, offers: bool) -> None:
        self.offers = offers

    # Actions of the player

    def seal(self) -> None:
        """Write the letter: from now on it stands."""
        try:
            with self.services.telling(self.tell):
                self.letter.write(Wording(self.greeting, self.offers))
        except LetterFault:
            self.tell(self.translate("letters.faults.bent"))
            return
        self.remake()
        self.widgets.focus(self.go, show=True)
        self.lay_out_anew()

    def take_back(self) -> None:
        """Take back all that was done since the last letter, and do it anew."""
        with self.services.telling(self.tell):
            self.letter.keep_turn([])
            self.stack.clear_to(self.services.routes.letters.opened(self.letter))

    def copy(self) -> None:
        """Put the code on the clipboard, or into a file where there is none."""
        letter = self.letter.own_letter
        assert letter is not None
        self._copy(letter.code, "letters.copied")

    def copy_private(self) -> None:
        """Put what the partner alone may know on the clipboard, or into a file."""
        letter = self.letter.private_letter
        assert letter is not None
        self._copy(letter.code, "letters.private_copied")

    def _copy(self, code: str, told: str) -> None:
        if write_clipboard(code):
            self.tell(self.translate(told, name=self._partner))
        else:
            self._save(lambda: save_letters(self.letter, code))

    def save(self) -> None:
        """Write the letter to a file."""
        letter = self.letter.own_letter
        assert letter is not None
        self._save(lambda: save_letters(self.letter, letter.code))

    def save_all(self) -> None:
        """Write all letters of the match to a file: whoever lost some finds them there."""
        self._save(lambda: save_letters(self.letter, self.letter.all_codes))

    def _save(self, save: Callable[[], Path]) -> None:
        try:
            path = save()
        except OSError as error:
            self.tell(self.translate("replay.not_saved", reason=system_reason(error)))
        else:
            self.tell(self.translate("replay.saved", file=path))

    def go_back(self) -> None:
        """Leave for the table below, while the letter is not sealed; then for results or list."""
        routes, letter = self.services.routes.letters, self.letter
        if self.writes and len(self.stack) > 1:
            self.stack.pop()
        elif (
            outcome(letter)
            and letter.course.over
            and letter.dealt
            and not (self.writes or self.again_only)
        ):
            self.stack.clear_to(routes.results(letter))
        else:
            self.stack.clear_to(routes.all(letter.terms.match))

    @property
    def _stays(self) -> bool:
        """Whether a letter is still to be written, or only the last one was asked for again."""
        return self.writes or self.again_only

    # The page

    def make_body(self) -> Block:
        """Return what is to be sealed, or the code of the letter."""
        first = self._own_words() or letter_mode(self.services, self.letter)
        ended = result_words(self.services, self.letter)
        boxes: list[Block] = [Words(ended, _BODY)] if ended else []
        boxes.append(Words(first, _BODY))
        boxes += self._to_seal() if self.writes else self._to_send()
        facing = facing_of(self.services, self.letter)
        look = own_envelope(self.services, self.letter, opened=self.writes)
        stage = LetterSight(lambda: look._replace(line=self.greeting), facing)
        wide = _WIDE if self._is_wide else SHEET
        return letter_page(stage, self._head_words(), *boxes, wide=wide, ended=bool(ended))

    def make_ground(self) -> AmbientLayer:
        """Return the desk, or the landscape of how the match came out."""
        result = shown_result(self.letter)
        if result is None:
            return super().make_ground()
        lost = self.letter.own not in winners(self.letter)
        return living_land(ending_land(result.winner, lost=lost), dim=40)

    def _own_words(self) -> str:
        """Return what was written with the letter that is to be sent, "" for nothing."""
        sent = None if self.writes else self.letter.own_letter
        greeting = "" if sent is None else sent.greeting
        return greeting and self.translate("letters.says_you", text=greeting)

    def _head_words(self) -> str:
        """Return how the match came out, or where it stands."""
        ended = outcome(self.letter)
        if ended:
            return self.translate(f"history.outcomes.{ended}")
        return stage_words(self.services, self.letter)

    @property
    def _seal_key(self) -> str:
        """The key of what the letter to be sealed is for."""
        letter = self.letter
        if letter.course.over:
            return "letters.last_text"
        if letter.joins:
            return "letters.accept_text" if letter.course.letters else "letters.invite_text"
        return "letters.done_text" if letter.kept.turn else "letters.ready_text"

    @property
    def _send_key(self) -> str:
        """The key of what is done with the sealed letter, and of whether an answer follows."""
        if self.letter.has_left:
            return "letters.left_hint"
        ended = self.letter.course.over and self.letter.course.awaited == NOBODY
        return "letters.last_hint" if ended else "letters.sent_hint"

    def _to_seal(self) -> list[Block]:
        say = self.translate
        draw = [Item(self.drawn, button_height(_FIELD))] if self.drawn.visible else []
        again = Row(Item(self.again, button_height(_FIELD)), most=grown(_ALONE))
        return [
            Words(say(self._seal_key), _BODY),
            Item(self.field, button_height(_FIELD)),
            *draw,
            *([again] if self.again.visible else []),
        ]

    def _to_send(self) -> list[Block]:
        say, letter = self.translate, self.letter.own_letter
        if letter is None:
            name = seat_name(self.services, self.letter, self.letter.course.awaited)
            return [Words(say("letters.table_waits", name=name), _BODY)]
        code = letter.code
        groups = " ".join(code[at : at + _GROUP] for at in range(0, len(code), _GROUP))
        ways = [Item(each, button_height(_FIELD)) for each in (self.again, self.all)]
        # Beside what the partner alone may know, the code fills the column.
        alone = float(self.private.visible)
        boxes = [
            Words(say("letters.send_text", name=others_words(self.services, self.letter)), _BODY),
            Plate(Words(groups, _CODE, spring=alone), colour=Colours.bronze, spring=alone),
            Row(*ways, stack=_STACKED),
        ]
        if not self.private.visible:
            return boxes
        words = Words(say("letters.private_text", name=self._partner), _BODY)
        paint = facing_of(self.services, self.letter).paint
        face = medal_block(lambda canvas, *at: paint(canvas, self.letter.partner, *at), _FACE)
        other = Column(words, face, Item(self.private, button_height(_FIELD)))
        return [Row(Column(*boxes), other, gap=_BESIDE, shares=_SHARES, stack=_STACKED)]

    def make_foot(self) -> Foot:
        """Return the ways on and back."""
        key = "letters.seal_hint" if self.writes else self._send_key
        return Foot(self.go, self.back, hint=self.translate(key), message=self.message)

    def spoken_opening(self) -> list[str]:
        """Return how the match stands, and what the sheet is for."""
        ended = result_words(self.services, self.letter)
        key = self._seal_key if self.writes else self._send_key
        return [*filter(None, (self._head_words(), ended, self.translate(key)))]
