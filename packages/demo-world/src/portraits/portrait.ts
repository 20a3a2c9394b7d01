import { bodyClip, clothes, type Clothes } from './clothes.ts';
import { type Extra, extras } from './extras.ts';
import { hairOf, type HairShape } from './hair.ts';
import { type Cloth, cloths, type HairColour, hairColours, shadows, type Skin, skins } from './palette.ts';
import { type Scene, scenes } from './scenes.ts';

/** The features of a portrait. */
export interface Look {
  readonly skin: Skin;
  readonly hair: HairShape;
  readonly hairColour: HairColour;
  readonly clothes: Clothes;
  readonly cloth: Cloth;
  readonly trim: Cloth;
  readonly scene: Scene;
  readonly extras: readonly Extra[];
}

/** A square portrait as SVG in the style of the slides: flat and warm, with a blank face. */
export function portrait(look: Look): string {
  const [skin, shadow] = [skins[look.skin], shadows[look.skin]];
  const hairColour = hairColours[look.hairColour];
  const hair = hairOf(look.hair, hairColour);
  const wearing = { cloth: cloths[look.cloth], trim: cloths[look.trim], skin };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs>${bodyClip}</defs>`,
    scenes[look.scene],
    hair.back,
    `<path d="M86 116h28v28q-14 14-28 0z" fill="${skin}"/>`,
    clothes[look.clothes](wearing),
    hair.over,
    look.clothes === 'turtleneck' ? '' : `<path d="M86 124q14 14 28 2v6q-14 14-28 4z" fill="${shadow}"/>`,
    `<g fill="${shadow}"><circle cx="66" cy="96" r="7.500"/><circle cx="134" cy="96" r="7.500"/></g>`,
    `<ellipse cx="100" cy="92" rx="34" ry="40" fill="${skin}"/>`,
    '<g fill="#d8492c" opacity=".16"><circle cx="81" cy="108" r="8"/><circle cx="119" cy="108" r="8"/></g>',
    look.extras.map((extra) => (isUnderHair(extra) ? extras[extra](hairColour) : '')).join(''),
    hair.front,
    look.extras.map((extra) => (isUnderHair(extra) ? '' : extras[extra](hairColour))).join(''),
    '</svg>',
  ].join('');
}

function isUnderHair(extra: Extra): boolean {
  return extra === 'beard' || extra === 'stubble' || extra === 'moustache';
}
