import type { DemoThread } from './demo-thread.ts';

export const mentoring: readonly DemoThread[] = [
  {
    title: 'Mentors wanted for the spring cohort (one hour every two weeks)',
    content:
      'Twenty-four new participants start in a few weeks, and fourteen of them do not have a mentor yet. You do not need to be an expert. You need to have been there, to listen well and to answer messages within a few days.\n\nWrite below which country and which time zone suit you and what you would rather not be asked. I match everybody by hand, so tell me a little about yourself.',
    author: 'Paula Fernández',
    daysAgo: 1,
    likes: 22,
    comments: [
      [
        'Kenji Tanaka',
        2,
        7,
        'Happy to take two, evenings in Japan are mornings with you. Ask me about cooperatives and failing at things. Not about tax.',
      ],
      [
        'Larissa Carvalho',
        5,
        4,
        'One, please! Mondays or Wednesdays. I would love somebody who works with young mothers.',
      ],
      [
        'Andrés Felipe Gómez',
        11,
        3,
        'I had the best mentor of the programme (gracias, Carolina), so it is my turn now.',
      ],
      ['Paula Fernández', 15, 5, 'Six already. You are wonderful. Eight to go!'],
    ],
  },
  {
    title: 'Thank you letter to a mentor who never gave me an answer',
    content:
      'For a year I came to every call with a question, and for a year Professor Pereira answered with a better one. "Who else has this problem?" "What would you stop doing?" "Who told you it had to be big?"\n\nI was cross for about six months. Last week I signed our first three-year contract with the municipality, and I noticed that I had asked them those same three questions. Obrigado, professor.',
    author: 'Letícia Barbosa',
    daysAgo: 12,
    likes: 48,
    comments: [
      [
        'João Pereira',
        5,
        20,
        'Letícia, you did all of it. But what will you stop doing now that you have the contract?',
      ],
      ['Letícia Barbosa', 6, 16, 'I knew it.'],
      ['Esteban Palacios', 18, 5, 'Framing these three questions for our office in Bogotá.'],
    ],
  },
  {
    title: 'How do you tell a founder that the idea does not work?',
    content:
      'My mentee has spent eight months on an idea that the people it is for politely avoid. She is clever, brave and in love with it. I do not want to be the person who breaks her heart, but every month costs her savings.\n\nHow have you done this? Or how was it done to you?',
    author: 'Martín Giménez',
    daysAgo: 21,
    likes: 25,
    comments: [
      [
        'Mei Watanabe',
        3,
        13,
        'My mentor asked me to bring three people who would be sad if we closed. I could bring one. I understood on the train home.',
      ],
      [
        'Gustavo Lima',
        8,
        6,
        'Separate the idea from the person, aloud, in the first minute. And then stay on the call longer than planned.',
      ],
      [
        'Ana Torres',
        22,
        9,
        'Put a date and a number on it together: "if by March fewer than 20 families come back, we change course". Then it is her decision and not your verdict.',
      ],
      ['Martín Giménez', 40, 4, 'We did the date and the number yesterday. She was relieved. So was I.'],
    ],
  },
  {
    title: 'Language tandem: Portuguese for Japanese, twenty minutes a day',
    content:
      'I am looking for somebody who wants to practise Brazilian Portuguese and would help me with Japanese in exchange. Ten minutes each, on weekdays, camera off if you like. I am at the level where I can order food and apologise for everything. すみません!',
    author: 'Caio Teixeira',
    daysAgo: 31,
    likes: 14,
    comments: [
      ['Nanami Shimizu', 7, 5, 'Me! I can sing three bossa nova songs and nothing else. 21:00 in Tokyo?'],
      ['Caio Teixeira', 9, 3, 'Perfect, that is my coffee time. よろしくお願いします!'],
      ['Daiki Matsumoto', 33, 2, 'There are more of us: shall the Language Exchange club open a tandem list?'],
    ],
  },
  {
    title: 'First year after the programme: what nobody told us',
    content:
      'A year ago we said goodbye at the airport in Buenos Aires. Since then: one of us started a company, two went back to university, five found jobs, and all of us went through a quiet month in which nothing seemed to matter as much as it did before.\n\nIf you are in that month now: it is normal, it passes, and you can write to any of us. Really any of us.',
    author: 'Emi Fujita',
    daysAgo: 47,
    likes: 52,
    comments: [
      ['Florencia Medina', 4, 9, 'I am in that month. Thank you for writing this on a Sunday.'],
      ['Emi Fujita', 5, 12, 'Writing to you right now, Flor.'],
      ['Haruto Suzuki', 16, 4, 'For me it helped to visit a project, any project, even for one afternoon.'],
      [
        'Paula Fernández',
        24,
        8,
        'We will put this into the farewell day of the next cohort. Would you come and say it yourselves, on video?',
      ],
    ],
  },
];
