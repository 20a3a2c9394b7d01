import type { DemoThread } from './demo-thread.ts';

export const meetUps: readonly DemoThread[] = [
  {
    title: 'Welcome to the new forums 🌱',
    content:
      'This is our place for everything that is too long for a chat and too alive for a document: ideas, questions, thanks, stories from the field. Write in the language you feel at home in; somebody will always translate.\n\nThree habits that keep it friendly: say who you are the first time you write, ask before you advise, and like generously.\n\nUn abrazo, um abraço, よろしくお願いします.',
    author: 'Ana Torres',
    daysAgo: 88,
    likes: 56,
    comments: [
      ['Kenji Tanaka', 3, 9, 'Kenji, 2022 cohort, Kyoto. I work with cooperatives and I still miss the buñuelos.'],
      ['Paula Fernández', 5, 7, 'Paula, coordinator in Buenos Aires. Write to me about anything with a deadline.'],
      ['Thiago Nascimento', 9, 6, 'Thiago, 2023, Recife. I build rainwater tanks and bad puns.'],
      [
        'María Fernanda Rojas',
        30,
        10,
        'María Fernanda, Medellín, brand new participant. I have read everything here twice already!',
      ],
    ],
  },
  {
    title: 'Tokyo meet-up: okonomiyaki on the last Saturday of the month',
    content:
      'Whoever lives in or passes through Kantō: last Saturday, 18:30, the same place near Tsukishima station. The table is booked for twelve; say hello here so that I can make it bigger. Partners and children are welcome, suitcases too.',
    author: 'Haruto Suzuki',
    daysAgo: 6,
    likes: 13,
    comments: [
      ['Rin Inoue', 2, 1, 'Coming, with my sister who wants to apply next year.'],
      ['Caio Teixeira', 7, 8, 'I land at Haneda that morning!!! 行きます!'],
      ['Haruto Suzuki', 8, 6, 'Then it is a table for fourteen and a welcome banner.'],
      ['Kenji Tanaka', 25, 3, 'I will take the night bus from Kyoto. For okonomiyaki one suffers gladly.'],
    ],
  },
  {
    title: 'Alumni reunion 2027: Medellín or Florianópolis?',
    content:
      'Every five years we meet in person, all cohorts. Two cities have offered to host. Medellín has the university guesthouse at a good price, Florianópolis has a beach and a sponsor for the hall. Tell us which, what would make it possible for you to come, and whether you can help with a family from far away.',
    author: 'Ana Torres',
    daysAgo: 14,
    likes: 44,
    comments: [
      ['Fernanda Ribeiro', 2, 12, 'Floripa! I can host four people and a baby.'],
      ['Sebastián Mosquera', 4, 10, 'Medellín, and I say so as somebody from Cali, which costs me something.'],
      [
        'Nanami Shimizu',
        16,
        7,
        'From Japan the flight decides. With tickets nine months ahead either one works. Please fix the date early!',
      ],
      [
        'Sofía Aguirre',
        20,
        4,
        'Whichever it is: could we have one day without any programme? Last time I met my best friends in the queue for coffee.',
      ],
      ['Ana Torres', 46, 9, 'A day without a programme is now officially part of the programme.'],
    ],
  },
  {
    title: 'Book swap: what is on your bedside table?',
    content:
      'Mine: "The Moon and the Bonfires", for the third time, and a manual on composting toilets. A friend told me that the second says more about me.\n\nOne book that changed how you work, and one you read only for joy. I will collect the list and see which of them the library in Rosario can send around.',
    author: 'Julieta Romero',
    daysAgo: 52,
    likes: 23,
    comments: [
      [
        'Yuki Nakamura',
        5,
        5,
        'Work: "Pedagogy of the Oppressed". Joy: everything with cats by Natsume Sōseki, so exactly one.',
      ],
      [
        'Gustavo Lima',
        9,
        3,
        'Work: "Quarto de Despejo" by Carolina Maria de Jesus. It should be required reading for every grant committee.',
      ],
      [
        'Isabella Vargas',
        13,
        4,
        'Joy: "Cien años de soledad", in the copy that my grandmother annotated. She disagrees with everyone in it.',
      ],
      ['Emi Fujita', 37, 2, 'I would pay for that annotated copy.'],
    ],
  },
  {
    title: 'Lost and found after the closing ceremony',
    content:
      'In the box: a green umbrella, two left gloves (?), a ukulele with a sticker from Recife, a charger, and a very good drawing of Professor Pereira as a capybara. All can be picked up from the office in Bogotá until the end of the month. The drawing we would like to keep.',
    author: 'Luisa Fernanda Cano',
    daysAgo: 66,
    likes: 39,
    comments: [
      ['Thiago Nascimento', 1, 5, 'MEU UKULELE. Thank you, thank you, thank you.'],
      ['João Pereira', 4, 22, 'I should like it to be noted that the likeness is excellent.'],
      ['Rin Inoue', 6, 13, 'It was me. I am not sorry.'],
    ],
  },
];
