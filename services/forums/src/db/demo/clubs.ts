import type { DemoThread } from './demo-thread.ts';

export const clubs: readonly DemoThread[] = [
  {
    title: 'Movies & Culture: vote for the December film',
    content:
      'Three candidates, one evening, two subtitles:\n\n🎬 "Central do Brasil": Rafael has seen it nine times and will cry again.\n🎬 "Shoplifters" (万引き家族): what makes a family?\n🎬 "El abrazo de la serpiente": the Amazon in black and white.\n\nAnswer with your favourite by Sunday. We meet on Friday at 19:00 Colombian time; the popcorn is your own.',
    author: 'Rafael Souza',
    daysAgo: 3,
    likes: 18,
    comments: [
      ['Sakura Ito', 4, 3, 'Shoplifters, please! I will explain the croquettes.'],
      ['Candela Vera', 6, 2, 'Central do Brasil. I am prepared for the tears this time.'],
      [
        'Sebastián Mosquera',
        12,
        4,
        'El abrazo de la serpiente. My grandfather is from Mitú, and he will join us for the talk if we choose it.',
      ],
      ['Rafael Souza', 14, 9, 'A guest from Mitú beats everything. Is everybody fine with that?'],
      ['Sakura Ito', 15, 5, 'Completely. Croquettes in January, then.'],
    ],
  },
  {
    title: 'Fashion & Food: the arepa, the pão de queijo and the onigiri',
    content:
      "The club's big question of the season: which is the best food to carry in a pocket? We cook all three together on Saturday over video. Shopping list in the comments. Argentine members may defend the empanada, but they have to bring arguments.",
    author: 'Laura Sofía Méndez',
    daysAgo: 8,
    likes: 29,
    comments: [
      [
        'Milagros Suárez',
        2,
        11,
        'Argument: it is closed on all sides. The onigiri comes apart, the arepa drips, the pão de queijo is gone in one bite. I rest my case.',
      ],
      ['Ren Kobayashi', 7, 7, 'Nori exists precisely so that the onigiri does not come apart. Objection!'],
      [
        'Laura Sofía Méndez',
        9,
        4,
        'List: masarepa, polvilho azedo, short-grain rice, nori, umeboshi (or any pickle), two kinds of cheese, patience.',
      ],
      [
        'Beatriz Almeida',
        16,
        2,
        'Polvilho azedo can be found in Asian shops as tapioca starch. Almost the same, do not tell my aunt.',
      ],
    ],
  },
  {
    title: 'Etiquette club: business cards, mate and being late',
    content:
      'For our next session we collect small moments in which good manners in one country were bad manners in another. I begin: in my first meeting in Nagoya I put the business card I was given straight into my back pocket. And then I sat down on it.',
    author: 'Ignacio Molina',
    daysAgo: 19,
    likes: 36,
    comments: [
      [
        'Haruto Suzuki',
        3,
        12,
        'In Córdoba I said "gracias" when they handed me the mate. Nobody gave me another for the whole afternoon. I thought they disliked me.',
      ],
      [
        'Felipe Araújo',
        5,
        8,
        'I arrived at a dinner in Sapporo twenty minutes late with a big smile and a cake. Only the cake was forgiven.',
      ],
      [
        'Aoi Yamamoto',
        10,
        6,
        'In Medellín I waited to be asked three times whether I wanted more. They asked once. I was hungry until Tuesday.',
      ],
    ],
  },
  {
    title: 'Research Methods: reading group on interviews, four Wednesdays',
    content:
      'We read one chapter a week on how to ask people about their lives without leading them, and we practise on each other. It is useful for your field reports and for talking with your parents. All levels are welcome; the reading is in English, the discussion in whatever comes out.\n\nWednesdays, 18:00 Colombia, 20:00 Argentina and Brazil. For Japan it is Thursday at 8:00, and we bring you coffee in spirit.',
    author: 'João Pereira',
    daysAgo: 28,
    likes: 21,
    comments: [
      ['Hina Yoshida', 6, 2, 'Thursday at eight is before my first class. I will be there with real coffee.'],
      ['Carolina Hurtado', 15, 3, 'Can we talk about interviewing children? I have thirty of them on Monday.'],
      ['João Pereira', 18, 4, 'That is week three, but for thirty children on Monday we move it to week one.'],
    ],
  },
  {
    title: 'Geography club: draw the way from your home to school from memory',
    content:
      'No maps, no phones: draw your way to school when you were ten and tell us one thing on it that is no longer there. We hang them side by side at the next meeting. Last year we found out that in all four countries there was a dog that everybody was afraid of.',
    author: 'Vinícius Moreira',
    daysAgo: 41,
    likes: 24,
    comments: [
      ['Mei Watanabe', 8, 3, 'The persimmon tree behind the post office. Our dog was called General.'],
      ['Lucas Benítez', 12, 2, 'The railway line. We walked on the sleepers, because no train had come since 1993.'],
      [
        'Camila Restrepo',
        23,
        5,
        "A bridge of planks over the creek. Today there is a real one, built by my father's neighbourhood council. I drew both.",
      ],
    ],
  },
];
