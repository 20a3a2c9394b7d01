import type { Look } from './portrait.ts';

type Line = readonly [
  Look['skin'],
  Look['hair'],
  Look['hairColour'],
  Look['clothes'],
  Look['cloth'],
  Look['trim'],
  Look['scene'],
  ...Look['extras'],
];

/** The looks of the demo members with a picture; the other members have none. */
const lines: Readonly<Record<string, Line>> = {
  'Ana Torres': ['honey', 'bob', 'walnut', 'blazer', 'leaf', 'cream', 'noon', 'roundGlasses'],
  'María Fernanda Rojas': ['chestnut', 'long', 'raven', 'tee', 'brick', 'sun', 'morning', 'leafEarrings'],
  'Kenji Tanaka': ['shell', 'neat', 'raven', 'shirt', 'sea', 'cream', 'lagoon', 'squareGlasses'],
  'Paula Fernández': ['peach', 'topBun', 'coffee', 'vee', 'plum', 'coral', 'garden', 'studs'],
  'João Pereira': ['amber', 'shortCurls', 'silver', 'blazer', 'night', 'cream', 'harvest', 'beard', 'roundGlasses'],

  'Camila Restrepo': ['peach', 'waves', 'walnut', 'ruana', 'brick', 'sun', 'forest', 'hoops'],
  'Andrés Felipe Gómez': ['honey', 'quiff', 'coffee', 'tee', 'fern', 'cream', 'blush', 'stubble'],
  'Valentina Ospina': ['cocoa', 'afro', 'coffee', 'wrap', 'sun', 'brick', 'orchid', 'hoops'],
  'Santiago Cárdenas': ['amber', 'crop', 'raven', 'shirt', 'cream', 'leaf', 'evening', 'moustache'],
  'Laura Sofía Méndez': ['honey', 'sideBraid', 'coffee', 'dungarees', 'sea', 'cream', 'orchid'],
  'Juan Pablo Arango': ['peach', 'curtains', 'hazel', 'hoodie', 'lake', 'night', 'noon'],
  'Daniela Quintero': ['chestnut', 'curls', 'raven', 'tee', 'mint', 'leaf', 'dusk', 'roundGlasses'],
  'Mateo Salazar': ['honey', 'neat', 'walnut', 'blazer', 'leaf', 'cream', 'orchid', 'beard'],
  'Isabella Vargas': ['shell', 'long', 'hazel', 'stripes', 'cream', 'brick', 'garden', 'headband'],
  'Luisa Fernanda Cano': ['amber', 'ponytail', 'coffee', 'vee', 'coral', 'brick', 'forest', 'studs'],
  'Sebastián Mosquera': ['cocoa', 'buzz', 'raven', 'ruana', 'leaf', 'mint', 'harvest'],
  'Carolina Hurtado': ['peach', 'lowBun', 'walnut', 'shirt', 'berry', 'cream', 'blush', 'squareGlasses', 'studs'],
  'Esteban Palacios': ['chestnut', 'crop', 'raven', 'stripes', 'night', 'sun', 'noon', 'strawHat'],

  'Martín Giménez': ['shell', 'quiff', 'wheat', 'shirt', 'lake', 'cream', 'blush', 'stubble'],
  'Sofía Aguirre': ['peach', 'loose', 'copper', 'stripes', 'leaf', 'cream', 'lagoon'],
  'Lucas Benítez': ['honey', 'shortCurls', 'coffee', 'hoodie', 'brick', 'plum', 'morning', 'headphones'],
  'Julieta Romero': ['shell', 'bobFringe', 'raven', 'turtleneck', 'plum', 'lilac', 'noon', 'hoops'],
  'Tomás Acosta': ['amber', 'neat', 'coffee', 'blazer', 'plum', 'coral', 'garden', 'roundGlasses'],
  'Florencia Medina': ['peach', 'waves', 'wheat', 'vee', 'lake', 'mint', 'dusk', 'studs'],
  'Milagros Suárez': ['honey', 'braids', 'raven', 'wrap', 'berry', 'sun', 'orchid'],
  'Facundo Ledesma': ['peach', 'crop', 'walnut', 'tee', 'sun', 'brick', 'evening', 'beard'],
  'Rocío Cabrera': ['amber', 'curls', 'walnut', 'dungarees', 'leaf', 'cream', 'blush', 'flower'],
  'Ignacio Molina': ['shell', 'bald', 'silver', 'turtleneck', 'fern', 'mint', 'lagoon', 'squareGlasses', 'stubble'],
  'Agustín Pereyra': ['peach', 'shortCurls', 'walnut', 'tee', 'lake', 'sun', 'garden'],
  'Gastón Ibarra': ['honey', 'bald', 'coffee', 'stripes', 'brick', 'cream', 'morning', 'beard'],

  'Beatriz Almeida': ['chestnut', 'topBun', 'raven', 'wrap', 'leaf', 'sun', 'harvest', 'hoops'],
  'Rafael Souza': ['cocoa', 'shortCurls', 'raven', 'tee', 'coral', 'brick', 'garden', 'roundGlasses'],
  'Mariana Oliveira': ['amber', 'curls', 'coffee', 'vee', 'sun', 'brick', 'evening', 'studs'],
  'Thiago Nascimento': ['chestnut', 'buzz', 'coffee', 'hoodie', 'leaf', 'fern', 'orchid', 'beard'],
  'Larissa Carvalho': ['peach', 'long', 'wheat', 'dungarees', 'night', 'coral', 'lagoon', 'flower'],
  'Fernanda Ribeiro': ['cocoa', 'braids', 'raven', 'stripes', 'sun', 'brick', 'blush', 'studs'],
  'Bruno Cardoso': ['honey', 'curtains', 'raven', 'shirt', 'fern', 'cream', 'dusk', 'stubble'],
  'Letícia Barbosa': ['chestnut', 'afro', 'walnut', 'turtleneck', 'coral', 'brick', 'forest', 'roundGlasses'],
  'Caio Teixeira': ['shell', 'spiky', 'copper', 'stripes', 'cream', 'sea', 'morning'],
  'Felipe Araújo': ['cocoa', 'crop', 'raven', 'shirt', 'sun', 'leaf', 'lagoon', 'stubble'],
  'Vinícius Moreira': ['chestnut', 'crop', 'raven', 'vee', 'night', 'lake', 'blush', 'beanie'],
  'Renata Dias': ['peach', 'bob', 'silver', 'blazer', 'berry', 'cream', 'garden', 'studs'],

  'Yuki Nakamura': ['shell', 'bobFringe', 'coffee', 'dungarees', 'fern', 'cream', 'blush'],
  'Haruto Suzuki': ['peach', 'spiky', 'raven', 'tee', 'sea', 'sun', 'garden'],
  'Aoi Yamamoto': ['shell', 'lowBun', 'raven', 'wrap', 'night', 'coral', 'orchid', 'flower'],
  'Sakura Ito': ['shell', 'longFringe', 'raven', 'shirt', 'coral', 'cream', 'evening'],
  'Mei Watanabe': ['peach', 'braids', 'coffee', 'turtleneck', 'sun', 'brick', 'lagoon', 'roundGlasses'],
  'Sota Kato': ['honey', 'curtains', 'coffee', 'stripes', 'leaf', 'cream', 'harvest', 'headphones'],
  'Hina Yoshida': ['peach', 'bob', 'raven', 'tee', 'fern', 'sun', 'dusk', 'leafEarrings'],
  'Rin Inoue': ['shell', 'ponytail', 'coffee', 'hoodie', 'lilac', 'plum', 'noon'],
  'Takumi Hayashi': ['peach', 'quiff', 'raven', 'blazer', 'sea', 'cream', 'morning', 'moustache'],
  'Nanami Shimizu': ['honey', 'waves', 'raven', 'stripes', 'cream', 'lake', 'orchid', 'beanie'],
  'Riku Mori': ['shell', 'neat', 'coffee', 'hoodie', 'night', 'sea', 'forest', 'roundGlasses'],
};

/** Undefined for a member without a picture. */
export function lookOf(name: string): Look | undefined {
  const line = lines[name];
  if (line === undefined) return undefined;
  const [skin, hair, hairColour, clothes, cloth, trim, scene, ...extras] = line;
  return { skin, hair, hairColour, clothes, cloth, trim, scene, extras };
}
