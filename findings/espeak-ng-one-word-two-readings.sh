#!/usr/bin/env bash
# eSpeak NG 1.52.0 (the library of espeakng-loader 0.2.4, CPython 3.11, Linux): Hebrew with points, and
# numbers, asked for their sounds.
#
# Guessed: texts that Unicode calls equivalent sound alike, and a sign before a number is spoken in the
# language of the voice. Seen:
# - "shalom" with points is a word where the dot of the shin comes before its vowel, as it is typed. In
#   the normal order (NFC and NFD), the vowel first, it is spelled out, letter by letter, with the
#   points named in English ("Hebrew a"): what was normalized on its way cannot be understood;
# - Hebrew says nothing at all for a hyphen before a number, and an English "plus" and "minus" for + and
#   U+2212; Ukrainian and Esperanto speak the hyphen, but U+2212 in English;
# - a thousand set apart by a no-break space is "one, nought, nought, nought" in all three; by a plain
#   space it is a thousand in Esperanto alone.
#
# A text to be read aloud needs the dots before the vowels, signs written out and thousands joined; the
# game's voice puts the dots first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check espeakng-loader==0.2.4
cat >"$folder/sounds.py" <<'PYTHON'
import ctypes
import unicodedata

import espeakng_loader

library = ctypes.CDLL(espeakng_loader.get_library_path())
library.espeak_TextToPhonemes.restype = ctypes.c_char_p
library.espeak_Info.restype = ctypes.c_char_p
RETRIEVAL, UTF8, IPA = 1, 1, 2
library.espeak_Initialize(RETRIEVAL, 0, espeakng_loader.get_data_path().encode(), 0)
print("eSpeak NG", library.espeak_Info(None).decode())


def sounds(voice, text):
    library.espeak_SetVoiceByName(voice.encode())
    buffer = ctypes.create_string_buffer(text.encode())
    rest = ctypes.c_void_p(ctypes.addressof(buffer))
    parts = []
    while rest.value:
        parts.append(library.espeak_TextToPhonemes(ctypes.byref(rest), UTF8, IPA).decode())
    return " ".join(parts).strip()


TYPED = "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd"
for name, text in {
    "as typed": TYPED,
    "in NFC": unicodedata.normalize("NFC", TYPED),
    "in NFD": unicodedata.normalize("NFD", TYPED),
    "without points": "\u05e9\u05dc\u05d5\u05dd",
}.items():
    print(f"he {name}: {sounds('he', text)}")
for voice in ("he", "uk", "eo"):
    for text in ("5", "-5", "\u22125", "+5", "1000", "1 000", "1\u00a0000"):
        print(voice, ascii(text), sounds(voice, text))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/sounds.py")
echo "$seen"
expected="eSpeak NG 1.52.0
he as typed: ʃˈalom
he in NFC: ʃˈin (en)hˈiːbɹuːˈa hˈiːbɹuːʃˈɪndɒt(he) lˈamed vˈav (en)hˈiːbɹuːˈo(he) mˈem
he in NFD: ʃˈin (en)hˈiːbɹuːˈa hˈiːbɹuːʃˈɪndɒt(he) lˈamed vˈav (en)hˈiːbɹuːˈo(he) mˈem
he without points: ʃalˈom
he '5' χˈameʃ
he '-5' χˈameʃ
he '\\u22125' (en)mˈaɪnəs(he) χˈameʃ
he '+5' (en)plˈʌs(he) χˈameʃ
he '1000' ˈaχat ˈelef
he '1 000' ˈaχat ˈefesˈefes ˈefes
he '1\\xa0000' ˈaχat ˈefesˈefes ˈefes
uk '5' pjˈat
uk '-5' mˈiːnus pjˈat
uk '\\u22125' (en)mˈaɪnəs(uk) pjˈat
uk '+5' pʎˈus pjˈat
uk '1000' odˈen tˈesjatʃa
uk '1 000' odˈen nˈuʎnˈuʎ nˈuʎ
uk '1\\xa0000' odˈen nˈuʎnˈuʎ nˈuʎ
eo '5' kvˈin
eo '-5' mˈinus kvˈin
eo '\\u22125' (en)mˈaɪnəs(eo) kvˈin
eo '+5' plˈus kvˈin
eo '1000' mˈil
eo '1 000' mˈil
eo '1\\xa0000' ˈunu nulnˈul nul"
if [ "$seen" != "$expected" ]; then
    echo "espeak-ng-one-word-two-readings: not what was seen with 1.52.0" >&2
    exit 1
fi
