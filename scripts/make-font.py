"""Makes the font file of most pages, from the package of Bricolage Grotesque:

    python3 scripts/make-font.py      (after an update of the package; needs fonttools and brotli)

It has the letters of English, Spanish and Portuguese, in half of the bytes of the package's Latin file, and the long vowels of
Japanese names, which are in another file of the package: a letter and a macron each. Letters of other languages come from the
package itself, and the kerning of one weight serves all. Kerning by weight is a third of the original file, although it changes
by less than 15 thousandths of an em between the thinnest and the boldest letters in 19 of 20 pairs.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.models import normalizeLocation
from fontTools.varLib.varStore import VarStoreInstancer

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "node_modules/@fontsource-variable/bricolage-grotesque/files"
TARGET = ROOT / "packages/ui/src/fonts/bricolage-grotesque-core.woff2"

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


def open_part(part):
    """Opens the package's file of one part of the letters, whole, because tables are read for the glyphs that it has then."""
    font = TTFont(PACKAGE / f"bricolage-grotesque-{part}-wght-normal.woff2", recalcTimestamp=False)
    font.ensureDecompiled(recurse=True)
    return font


def copy_glyph(source, target, name, metrics_of):
    """Adds a glyph of another part, with the variation of its width that a glyph of this part has."""
    target.setGlyphOrder([*target.getGlyphOrder(), name])
    target["glyf"].glyphs[name] = source["glyf"][name]
    target["glyf"].glyphOrder = target.getGlyphOrder()
    target["hmtx"].metrics[name] = source["hmtx"].metrics[name]
    target["gvar"].variations[name] = source["gvar"].variations[name]
    widths = target["HVAR"].table.AdvWidthMap.mapping
    widths[name] = widths[metrics_of]
    classes = target["GDEF"].table.GlyphClassDef.classDefs
    classes[name] = classes[metrics_of]


def kern_alike(font, name, model):
    """Kerns a glyph like another one in all pairs of classes."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = getattr(subtable, "ExtSubTable", subtable)
            if pairs.LookupType != 2 or pairs.Format != 2:
                continue
            if model in pairs.Coverage.glyphs:
                pairs.Coverage.glyphs.append(name)
            for classes in (pairs.ClassDef1.classDefs, pairs.ClassDef2.classDefs):
                if model in classes:
                    classes[name] = classes[model]


def add_long_vowels(font):
    """Copies the long vowels and the macrons of which they consist."""
    extension = open_part("latin-ext")
    names = extension.getBestCmap()
    for letter in LONG_VOWELS:
        name = names[ord(letter)]
        base, macron = (component.glyphName for component in extension["glyf"][name].components)
        if macron not in font.getGlyphOrder():
            copy_glyph(extension, font, macron, metrics_of="uni0304")
        copy_glyph(extension, font, name, metrics_of=base)
        kern_alike(font, name, base)
        for table in font["cmap"].tables:
            table.cmap[ord(letter)] = name


font = open_part("latin")
add_long_vowels(font)
fix_kerning(font)
options = Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
options.drop_tables += ["STAT", "gasp"]
subsetter = Subsetter(options)
subsetter.populate(text=ASCII + LETTERS + LONG_VOWELS + SIGNS)
subsetter.subset(font)
font.flavor = "woff2"
font.save(TARGET)
print(f"{TARGET.relative_to(ROOT)}  {TARGET.stat().st_size} bytes")
