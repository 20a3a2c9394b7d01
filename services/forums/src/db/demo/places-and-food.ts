import { type DemoNote, paper } from './demo-note.ts';

export const placesAndFood: readonly DemoNote[] = [
  {
    title: 'Place: the reading room of the Biblioteca España',
    description:
      'Medellín, Santo Domingo. Take the cable car at five, when the whole valley turns orange and the children come from school to do their homework.',
    color: paper.sun,
    author: 'Daniela Quintero',
    daysAgo: 56,
    likes: 20,
  },
  {
    title: 'Food: okonomiyaki, Hiroshima style',
    description:
      'In layers, never mixed, and do not let anybody from Osaka tell you otherwise. The small counter on the second floor behind Hatchobori station has six seats and one rule: finish it.',
    color: paper.peach,
    author: 'Daiki Matsumoto',
    daysAgo: 49,
    likes: 23,
  },
  {
    title: 'Place: the night market of Belém, Ver-o-Peso',
    description:
      'Go at four in the morning when the açaí boats come in. Bring cash, a jumper and all of your curiosity.',
    color: paper.leaf,
    author: 'Letícia Barbosa',
    daysAgo: 40,
    likes: 18,
  },
  {
    title: 'Food: the empanadas of Doña Elsa, Tucumán',
    description:
      'Corner of Maipú and Corrientes, green door, no sign. Knife-cut beef, cumin, a little broth inside: lean forward when you bite. She will ask whose friend you are. Say Rocío’s.',
    color: paper.cream,
    author: 'Rocío Cabrera',
    daysAgo: 30,
    likes: 27,
  },
  {
    title: 'Place: Naoshima in November',
    description:
      'Art in old houses, a yellow pumpkin by the sea and no queues. Rent the bicycle with the motor; the hill behind the harbour does not care how fit you are.',
    color: paper.sky,
    author: 'Aoi Yamamoto',
    daysAgo: 23,
    likes: 16,
  },
  {
    title: 'Food: sancocho for forty',
    description:
      'For your closing event: 6 hens, 15 pounds of yuca, 40 cobs, one big pot from the parish and somebody’s aunt. Start at seven. It costs less than sandwiches, and people stay to talk.',
    color: paper.lilac,
    author: 'Luisa Fernanda Cano',
    daysAgo: 14,
    likes: 35,
  },
  {
    title: 'Place: Parque Tayrona, but from the other side',
    description:
      'Enter by Calabazo instead of El Zaíno: three hours through the forest, the village of Pueblito on the way, and you reach the sea alone. Two litres of water each.',
    color: paper.leaf,
    author: 'Andrés Felipe Gómez',
    daysAgo: 7,
    likes: 13,
  },
  {
    title: 'Food: a proper mate, for beginners',
    description:
      '75 degrees, never boiling. The first one is for whoever pours. Do not move the straw, do not say thank you unless you have had enough.',
    color: paper.sun,
    author: 'Candela Vera',
    daysAgo: 3,
    likes: 25,
  },
];
