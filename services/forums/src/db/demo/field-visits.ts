import type { DemoThread } from './demo-thread.ts';

export const fieldVisits: readonly DemoThread[] = [
  {
    title: 'Field visit to the coffee cooperative in Jardín: who is coming?',
    content:
      "The cooperative in Jardín has invited us for a full day at the end of the month. Doña Marta will show us how the women's group roasts and sells its own brand, and in the afternoon we sit down with the treasurer to talk about prices, advance payments and what fair trade really changes for a family with two hectares.\n\nThe bus leaves Medellín at 6:00 from the Terminal del Sur. There are 22 seats, and the cooperative cooks lunch for us. Please answer here so that we can tell them a number by Friday.",
    author: 'María Fernanda Rojas',
    daysAgo: 2,
    likes: 19,
    comments: [
      [
        'Camila Restrepo',
        1,
        6,
        "I am in! Can we ask them about the school transport they pay out of the brand's margin? That was the best part of last year's visit.",
      ],
      [
        'Kenji Tanaka',
        9,
        4,
        'I cannot be there, but our Kyoto group would love a short call with the treasurer afterwards. Could somebody record it?',
      ],
      [
        'Santiago Cárdenas',
        13,
        2,
        'Count me in, and I can bring two first-year participants who have not left the city yet.',
      ],
      [
        'Paula Fernández',
        20,
        7,
        '¡Qué lindo! Remember to send the visit form to your coordinator before you travel, please. It takes five minutes.',
      ],
    ],
  },
  {
    title: 'What the fishing village in Ise taught me about patience',
    content:
      'I spent three days with the ama divers in Ise. The youngest is 58. They decide together how many days a year they dive, and they have kept to it for generations: the sea is the savings account.\n\nWe came with a plan for an online shop. They listened politely and then asked: "And what happens when people order more than the sea gives?" We had no answer. We are now working on visits and storytelling instead of volume. もったいない is a business model, it turns out.',
    author: 'Yuki Nakamura',
    daysAgo: 9,
    likes: 34,
    comments: [
      [
        'João Pereira',
        6,
        11,
        'This goes straight into my lecture on limits to growth in social enterprises. May I quote you, with your name?',
      ],
      ['Yuki Nakamura', 8, 3, "Of course, Professor! I will send you the photos and the chief diver's own words."],
      [
        'Julieta Romero',
        15,
        5,
        'Our artisans in Salta say the same about alpaca wool. Two harvests, no more. Let us write something together?',
      ],
      ['Hina Yoshida', 26, 2, 'I grew up forty minutes from there and learned more from this post than from school.'],
    ],
  },
  {
    title: "Notes from the recyclers' association in Rosario",
    content:
      'Eleven of us visited the Cooperativa Cartoneros del Sur last Saturday. Short version:\n\n1. They moved from 14 to 61 members in four years.\n2. Their biggest cost is not the truck, it is the days the truck stands still.\n3. They do not need another app. They need somebody who reads a contract with them.\n\nTomás and I promised to come back every second Thursday for contract hours. If you study law or accounting and live near Rosario, join us.',
    author: 'Sofía Aguirre',
    daysAgo: 17,
    likes: 27,
    comments: [
      ['Tomás Acosta', 3, 4, 'First Thursday done: one lease, one insurance policy, a lot of mate.'],
      ['Thiago Nascimento', 10, 6, 'Point 3 should be printed above the door of every innovation lab.'],
      ['Facundo Ledesma', 30, 1, 'I am an accountant in Funes, 20 minutes away. Writing to you now.'],
    ],
  },
  {
    title: 'Packing list for the exchange in Salvador, made by people who forgot things',
    content:
      'We asked the last three cohorts what they wished they had brought to Bahia. The winners: a rain jacket that dries quickly, a printed copy of your insurance, small gifts from home for the host family, and a notebook, because phones die in the afternoon sun.\n\nNobody has ever needed the second pair of formal shoes. Add yours below!',
    author: 'Beatriz Almeida',
    daysAgo: 26,
    likes: 41,
    comments: [
      [
        'Aoi Yamamoto',
        2,
        8,
        'Omiyage! Bring more small sweets than you think. I met four grandmothers on the first day.',
      ],
      ['Mateo Salazar', 5, 9, 'Plug adapter. Brazil has its own idea of a socket.'],
      ['Rafael Souza', 7, 12, 'An empty stomach. My mother is cooking for you.'],
      [
        'Sakura Ito',
        19,
        3,
        'A few sentences of Portuguese on paper. "Estou satisfeita, obrigada" saved me. Or did not.',
      ],
      ['María Fernanda Rojas', 28, 2, 'Saving this for January, thank you all.'],
    ],
  },
  {
    title: 'Photos and lessons from the school garden in Cali',
    content:
      'The garden that the 2023 participants planted is alive and three times as big. The school kitchen uses it every day, and sixth-graders run the watering rota themselves with a chart on the wall.\n\nWhat worked: giving the keys to the children. What did not: our moisture sensors. They were stolen in week two, and nobody missed them.',
    author: 'Daniela Quintero',
    daysAgo: 38,
    likes: 30,
    comments: [
      ['Ana Torres', 4, 10, 'I remember the day you drew this garden on a napkin. I am very proud of this group.'],
      ['Ren Kobayashi', 12, 3, 'Could I have the watering chart? A school in Kobe wants to try the same.'],
      ['Daniela Quintero', 14, 2, 'Sent! It is in Spanish, with many drawings of tomatoes.'],
    ],
  },
];
