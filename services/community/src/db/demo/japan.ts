import type { DemoProfile } from './demo-profile.ts';

export const japanese: readonly DemoProfile[] = [
  {
    name: 'Kenji Tanaka',
    team: 'Kizuna',
    major: 'Social Welfare',
    university: 'Tohoku University',
    about:
      'I took part in 2022, and came back in 2023 because we were not finished. Kizuna brings students to older neighbours in Sendai for one hour a week: no programme, only tea. Now I train the new visitors, and I improve my Spanish with their friends in Bucaramanga.',
    interests: 'Tea, intergenerational projects, cycling along the coast, Latin American football',
  },
  {
    name: 'Yuki Nakamura',
    team: 'Komorebi',
    major: 'Landscape Architecture',
    university: 'Chiba University',
    about:
      'Komorebi is the light between leaves, and I gave our team its name. I now plan pocket parks, and each of them has one bench that came from an idea in Manizales.',
    interests: 'Moss, sketching, jazz cafés',
  },
  {
    name: 'Haruto Suzuki',
    team: 'Agua Viva',
    major: 'Civil Engineering',
    university: 'Kyoto University',
    about:
      'I test the filters of Agua Viva in a laboratory that is much too clean. Next spring I will see the real river, with María and her three schools.',
    interests: 'Rivers, public baths, haiku that fail',
  },
  {
    name: 'Aoi Yamamoto',
    team: 'Tejido',
    major: 'Art History',
    university: 'Kyoto City University of Arts',
    about:
      'I compared the indigo of Tokushima with that of Guacamayas and made friends at both ends. Today I curate small exhibitions that travel in one suitcase.',
    interests: 'Indigo, paper, slow trains',
  },
  {
    name: 'Sakura Ito',
    team: 'Raíces',
    major: 'Education',
    university: 'Hiroshima University',
    about:
      'Our elementary school exchanges seeds and drawings with one in Tafí Viejo. I translate the letters, and I add nothing, although I would like to.',
    interests: 'School lunches, picture books, kendama',
  },
  {
    name: 'Ren Kobayashi',
    team: 'Programme team',
    major: 'Intercultural Communication',
    university: 'Sophia University',
    about:
      'I coordinate the Japanese participants. Because of the time zones I am either very early or very late, and always reachable.',
    interests: 'Time zones, ramen at midnight, simultaneous interpreting',
  },
  {
    name: 'Mei Watanabe',
    team: 'Maré Limpa',
    major: 'Environmental Science',
    university: 'University of the Ryukyus',
    about:
      'I lead Saturday clean-ups in Okinawa and record every lighter we find; they tell where the currents come from.',
    interests: 'Coral, sanshin, beachcombing',
  },
  {
    name: 'Sota Kato',
    team: 'Puente Digital',
    major: 'Computer Engineering',
    university: 'Nagoya University',
    about:
      'I wrote the first version of the large-letter telephone book that Puente Digital still uses. I now design ticket machines, and I still test them with my grandfather.',
    interests: 'Human-centred design, model railways, miso',
  },
  {
    name: 'Hina Yoshida',
    team: 'Segunda Safra',
    major: 'Food Science',
    university: 'Hokkaido University',
    about:
      'Pumpkins that are too crooked for the supermarket become soup with our team. I look for a name for it that works in four languages.',
    interests: 'Soup, snow, naming things',
  },
  {
    name: 'Daiki Matsumoto',
    team: 'Academic board',
    major: 'Development Economics',
    university: 'Waseda University',
    about:
      'I teach how cooperation is paid for, and why that changes it. Students call me strict, and then invite me to their weddings.',
    interests: 'Cooperatives, shogi, mountain huts',
  },
  {
    name: 'Rin Inoue',
    team: 'Kizuna',
    major: 'Occupational Therapy',
    university: 'Kobe University',
    about:
      'I prepare things to do with the hands for our visits: origami, peas to shell, a broken clock. People talk better when they look at something together.',
    interests: 'Origami, repairing clocks, dialects',
  },
  {
    name: 'Takumi Hayashi',
    team: 'Raíces',
    major: 'Agriculture',
    university: 'Kagoshima University',
    about:
      'I went home to my family’s tea fields with ideas from Viçosa, and half of them work. Visitors of the programme are welcome in May, with gloves.',
    interests: 'Tea growing, tractors, taiko',
  },
  {
    name: 'Nanami Shimizu',
    team: 'Tejido',
    major: 'Textile Science',
    university: 'Shinshu University',
    about:
      'I measure what the weavers feel with their fingers. My tables are for them, so there is a version with samples instead of numbers.',
    interests: 'Silk, laboratory notebooks, ski lifts',
  },
  {
    name: 'Riku Mori',
    team: 'Programme team',
    major: 'Public Administration',
    university: 'University of Tokyo',
    about:
      'Director for Japan. I speak with ministries so that you can speak with neighbours. I keep a list of good questions that participants asked, and I reread it before each meeting.',
    interests: 'Gardens, bridge building of both kinds, baseball',
  },
  {
    name: 'Emi Fujita',
    team: 'Komorebi',
    major: 'Interior Design',
    university: 'Musashino Art University',
    about:
      'I design what happens below the roof: a hook for the bag, a place for the umbrella, a bench for two who do not know each other.',
    interests: 'Joinery, flea markets, learning cueca',
  },
];
