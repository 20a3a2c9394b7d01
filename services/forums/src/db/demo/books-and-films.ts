import { type DemoNote, paper } from './demo-note.ts';

export const booksAndFilms: readonly DemoNote[] = [
  {
    title: 'Book: “Poor Economics”',
    description:
      'By Abhijit Banerjee and Esther Duflo. Read chapter 4 before you plan anything with schools. It changed how we ask our questions in Quibdó: first what people already do, then why, and only then what we could add.',
    color: paper.leaf,
    author: 'João Pereira',
    daysAgo: 61,
    likes: 24,
  },
  {
    title: 'Film: “Nobody Knows” (誰も知らない)',
    description:
      'Kore-eda, 2004. Four children, one flat in Tokyo, no villain. Watch it with somebody you can call after.',
    color: paper.sky,
    author: 'Sakura Ito',
    daysAgo: 54,
    likes: 17,
  },
  {
    title: 'Book: “Ideias para adiar o fim do mundo”',
    description:
      'Ailton Krenak, barely a hundred pages, to be read on one bus ride and thought about for a month. There is a Spanish translation; I have a spare copy for whoever comes to Belo Horizonte.',
    color: paper.sun,
    author: 'Mariana Oliveira',
    daysAgo: 47,
    likes: 21,
  },
  {
    title: 'Film: “Los silencios”',
    description:
      'Shot on the island where Colombia, Brazil and Peru meet. The dead have a seat at the village meeting. I have never seen the conflict told so quietly.',
    color: paper.lilac,
    author: 'Valentina Ospina',
    daysAgo: 33,
    likes: 14,
  },
  {
    title: 'Book: “Cien años de soledad”, out loud',
    description:
      'Not alone: one chapter a week, aloud, over the phone. My grandmother in Aracataca corrects my pronunciation and tells me which parts “really happened, more or less”.',
    color: paper.cream,
    author: 'María Fernanda Rojas',
    daysAgo: 19,
    likes: 33,
  },
  {
    title: 'Book: “Deep Work”, with a pinch of salt',
    description:
      'Ignore the parts about never answering e-mails. Keep the part about two hours each morning with the door closed. My thesis owes it 40 pages.',
    color: paper.peach,
    author: 'Haruto Suzuki',
    daysAgo: 12,
    likes: 9,
  },
  {
    title: 'Film: “Relatos salvajes”',
    description:
      'Six stories about losing your temper, for the week in which the funding portal crashes. Trust an Argentine.',
    color: paper.sun,
    author: 'Tomás Acosta',
    daysAgo: 5,
    likes: 19,
  },
  {
    title: 'Book for children: “El árbol rojo”',
    description:
      'Shaun Tan. We read it in the reading corner in Salta with six-year-olds and with their teachers; both asked to have it again.',
    color: paper.peach,
    author: 'Paula Fernández',
    daysAgo: 2,
    likes: 11,
  },
];
