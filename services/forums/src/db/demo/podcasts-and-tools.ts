import { type DemoNote, paper } from './demo-note.ts';

export const podcastsAndTools: readonly DemoNote[] = [
  {
    title: 'Podcast: Radio Ambulante',
    description:
      'Stories from all of Latin America, told slowly enough for learners, with transcripts. Start with the one about the two brothers and the lottery ticket. https://radioambulante.org',
    color: paper.sky,
    author: 'Camila Restrepo',
    daysAgo: 58,
    likes: 28,
  },
  {
    title: 'Tool: KoboToolbox for surveys',
    description:
      'Free for non-profits, works without a connection, syncs when you are back in town. We collected 340 interviews on four old phones and lost none. https://www.kobotoolbox.org',
    color: paper.leaf,
    author: 'Santiago Cárdenas',
    daysAgo: 51,
    likes: 30,
  },
  {
    title: 'Podcast: Nihongo con Teppei',
    description:
      'Five minutes a day of easy Japanese by a man who loves both Spanish and ramen. After 200 episodes I understood the announcements in Shinjuku. Most of them.',
    color: paper.cream,
    author: 'Agustín Pereyra',
    daysAgo: 44,
    likes: 15,
  },
  {
    title: 'Tool: a paper notebook, A6',
    description:
      'No battery, no cloud, nobody feels recorded. Date on top, one page for each person. Number the pages!',
    color: paper.peach,
    author: 'Emi Fujita',
    daysAgo: 37,
    likes: 22,
  },
  {
    title: 'Podcast: Café Brasil',
    description: 'Luciano Pires talks too fast and that is the point: after a month, real conversations feel slow.',
    color: paper.lilac,
    author: 'Kenji Tanaka',
    daysAgo: 28,
    likes: 8,
  },
  {
    title: 'Tool: the “two apples” interview',
    description:
      'Ask for two examples instead of one opinion: two days on which the water did not come, two neighbours who helped. Opinions repeat what we hope to hear; examples surprise.',
    color: paper.sun,
    author: 'Renata Dias',
    daysAgo: 16,
    likes: 26,
  },
  {
    title: 'Tool: OpenStreetMap field papers',
    description:
      'Print the map, draw on it with the neighbours, take a picture, done: paths that no satellite knows. Ours from Buenaventura hangs in the town hall now. https://www.openstreetmap.org',
    color: paper.leaf,
    author: 'Sebastián Mosquera',
    daysAgo: 9,
    likes: 18,
  },
  {
    title: 'Song for long bus rides: “Clube da Esquina nº 2”',
    description:
      'Milton Nascimento. Somewhere between São Paulo and Ouro Preto you will understand the whole programme.',
    color: paper.sky,
    author: 'Rafael Souza',
    daysAgo: 1,
    likes: 16,
  },
];
