"""Makes the font files of most pages, from the package of Bricolage Grotesque:

    python3 scripts/make-font.py      (after an update of the package; needs fonttools and brotli)

One has the letters of English, Spanish and Portuguese, in half of the bytes of the package's Latin file; a small one has the
long vowels of Japanese names. Letters of other languages come from the package itself, and the kerning of one weight serves
all. Kerning by weight is a third of the original file, although it changes by less than 15 thousandths of an em between the
thinnest and the boldest letters in 19 of 20 pairs.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.models import normalizeLocation
from fontTools.varLib.varStore import VarStoreInstancer

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "node_modules/@fontsource-variable/bricolage-grotesque/files"
TARGET = ROOT / "packages/ui/src/fonts"

# The same ranges stand in packages/ui/src/font.css.
ASCII = "".join(map(chr, range(0x20, 0x7F)))
LETTERS = "áâãàçéêíñóôõúüÁÂÃÀÇÉÊÍÑÓÔÕÚÜ"
SIGNS = "\u00a0\u2009¡¿ª°º«»·©×–—‘’“”•…€"
LONG_VOWELS = "āēīōūĀĒĪŌŪ"
FEATURES = ["ccmp", "kern", "locl", "mark", "mkmk", "tnum"]

# Between the weight of texts (420) and that of titles (680).
KERNED_WEIGHT = 550
# In thousandths of an em. Less than 8 is less than a seventh of a pixel in a text of 16 px.
LEAST_KERNING = 8
KERNING_STEP = 4


def pair_values(font):
    """Yields the kerning of each pair, for which the format has two tables."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = getattr(subtable, "ExtSubTable", subtable)
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 1:
                records = [record for pair_set in pairs.PairSet for record in pair_set.PairValueRecord]
            else:
                records = [record for first in pairs.Class1Record for record in first.Class2Record]
            # The horizontal advance is all that is left of each value.
            pairs.ValueFormat1 = 4
            yield from (record.Value1 for record in records if record.Value1 is not None)


def fix_kerning(font):
    """Replaces kerning that varies with the weight by that of one weight."""
    axes = {axis.axisTag: (axis.minValue, axis.defaultValue, axis.maxValue) for axis in font["fvar"].axes}
    place = normalizeLocation({"wght": KERNED_WEIGHT}, axes)
    deltas = VarStoreInstancer(font["GDEF"].table.VarStore, font["fvar"].axes, place)
    for value in pair_values(font):
        device = value.__dict__.pop("XAdvDevice", None)
        delta = deltas[(device.StartSize << 16) + device.EndSize] if device else 0
        advance = getattr(value, "XAdvance", 0) + delta
        value.XAdvance = 0 if abs(advance) < LEAST_KERNING else round(advance / KERNING_STEP) * KERNING_STEP


def make(part, text, name):
    """Writes the file of one part of the letters."""
    font = TTFont(PACKAGE / f"bricolage-grotesque-{part}-wght-normal.woff2", recalcTimestamp=False)
    fix_kerning(font)
    options = Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    options.drop_tables += ["STAT", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    font.flavor = "woff2"
    target = TARGET / f"bricolage-grotesque-{name}.woff2"
    font.save(target)
    print(f"{target.relative_to(ROOT)}  {target.stat().st_size} bytes")


make("latin", ASCII + LETTERS + SIGNS, "core")
make("latin-ext", LONG_VOWELS, "long-vowels")
