import type { DemoThread } from './demo-thread.ts';

export const funding: readonly DemoThread[] = [
  {
    title: 'We got the municipal grant! Here is our whole application',
    content:
      'After two refusals we have it: 18 months for the community kitchen in Ciudad Bolívar. I promised that I would share the application if it ever worked, so it is in the documents under Collaborative: budget, letters, even the spelling mistakes.\n\nWhat changed between the second and the third try: one page fewer, one table more, and a letter from the grandmothers who run the kitchen, in their own words.',
    author: 'Valentina Ospina',
    daysAgo: 4,
    likes: 45,
    comments: [
      ['Juan Pablo Arango', 1, 5, '¡Felicitaciones! The letter made me cry in the metro.'],
      ['Amanda Rocha', 6, 4, "Thank you for sharing the refusals too. How did you calculate the volunteers' hours?"],
      [
        'Valentina Ospina',
        8,
        6,
        'At the minimum wage, in a separate table, clearly named as in-kind. The jury asked only about that table, and liked it.',
      ],
      ['Takumi Hayashi', 21, 2, 'おめでとうございます! Reading it tonight with a dictionary.'],
    ],
  },
  {
    title: 'Crowdfunding: is it worth the three months?',
    content:
      'We are thinking about a campaign for our bicycle workshop with former street vendors: goal 6,000 dollars, 45 days. Everybody tells us that the campaign itself is a full-time job. Has anybody here done the sums honestly, with your own hours in them?',
    author: 'Gastón Ibarra',
    daysAgo: 15,
    likes: 11,
    comments: [
      [
        'Bruno Cardoso',
        5,
        8,
        'We raised 5,200 and spent 310 hours. About 17 dollars an hour, before the rewards. But half of those donors still buy from us.',
      ],
      [
        'Rin Inoue',
        13,
        3,
        'Start only when you already know who gives the first 30 percent. Strangers follow; they do not begin.',
      ],
      ['Luisa Fernanda Cano', 29, 2, 'We sold bicycles in advance instead. Less romantic, no platform fee.'],
      ['Gastón Ibarra', 50, 3, 'In advance it is. Thank you, you have saved us a spring.'],
    ],
  },
  {
    title: 'Budget template for a first project, in four currencies',
    content:
      'João and I have cleaned up the spreadsheet that we give to first-year participants. One sheet for money, one for time, one for what you get as a gift (rooms, food, expertise), in COP, ARS, BRL and JPY with the rate in a single cell.\n\nPlease break it and tell us how.',
    author: 'Renata Dias',
    daysAgo: 24,
    likes: 33,
    comments: [
      ['Agustín Pereyra', 4, 14, 'The ARS rate in a single cell is very optimistic. I would need one for each week.'],
      ['Renata Dias', 5, 10, 'Fair. Version 2 has a column for the month.'],
      ['Sota Kato', 11, 1, 'The sum on the time sheet leaves out the last row. Otherwise great!'],
      ['João Pereira', 27, 4, 'And there was our annual reminder to check the last row. Thank you, Sota-san.'],
    ],
  },
  {
    title: 'Impact investors asked for our "theory of change". Help?',
    content:
      'A fund from São Paulo is interested in our sewing school for migrants, and they want a theory of change of two pages by next week. We have ten years of stories and no diagram. Would somebody look over ours? I speak Spanish, Portuguese and panic.',
    author: 'Rocío Cabrera',
    daysAgo: 35,
    likes: 9,
    comments: [
      ['Mariana Oliveira', 1, 4, 'Send it over, I review these for a living. Tomorrow at lunch?'],
      [
        'Isabella Vargas',
        9,
        5,
        'Write it backwards: what is different in a family two years later, and what had to happen just before that. Repeat until you reach the sewing machine.',
      ],
      ['Rocío Cabrera', 70, 8, 'They said yes to a second meeting! Mariana, I owe you an asado.'],
    ],
  },
  {
    title: 'Deadline list: calls for young social entrepreneurs, updated monthly',
    content:
      'I keep a list of open calls for people under 32 in our four countries. This month: two for climate adaptation in coastal towns, one for education technology in rural schools, one travel grant for Latin America and Japan. If you know of a call that is missing, put it below with the closing date and I will add it.',
    author: 'Nicolás Bermúdez',
    daysAgo: 44,
    likes: 38,
    comments: [
      ['Fernanda Ribeiro', 10, 3, 'The regional development bank has one for care work, closing on the 30th.'],
      ['Riku Mori', 14, 2, 'A foundation in Osaka pays for six months of Spanish lessons for alumni. Small, but real.'],
      ['Nicolás Bermúdez', 20, 1, 'Both added, ¡gracias!'],
    ],
  },
];
