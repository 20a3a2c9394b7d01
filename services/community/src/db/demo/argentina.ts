import type { DemoProfile } from './demo-profile.ts';

export const argentinians: readonly DemoProfile[] = [
  {
    name: 'Paula Fernández',
    team: 'Programme team',
    major: 'International Relations',
    university: 'Universidad Nacional de Rosario',
    about:
      'I coordinate exchanges between the four countries and keep the calendar honest. If you do not know whom to ask, ask me; I probably do not know either, but I know who does.',
    interests: 'Rowing on the Paraná, mate at all hours, subtitles',
  },
  {
    name: 'Martín Giménez',
    team: 'Segunda Safra',
    major: 'Food Engineering',
    university: 'Universidad Nacional de Entre Ríos',
    about:
      'We make biscuits out of what the orange juice factories leave behind. I am the one with the oven and the shelf-life tables.',
    interests: 'Baking, citrus, old motorcycles',
  },
  {
    name: 'Sofía Aguirre',
    team: 'Kizuna',
    major: 'Psychology',
    university: 'Universidad de Buenos Aires',
    about:
      'My year in the programme began with letters between a home in Almagro and one in Kyoto. I still write them. Today I work with carers, who need somebody to visit them, too.',
    interests: 'Letters on paper, tango without the drama, gerontology',
  },
  {
    name: 'Lucas Benítez',
    team: 'Agua Viva',
    major: 'Hydrology',
    university: 'Universidad Nacional del Litoral',
    about:
      'From Santa Fe, where the river decides. I bring rain gauges to schools and let the students argue with the forecast.',
    interests: 'Floods, canoe camping, data journalism',
  },
  {
    name: 'Julieta Romero',
    team: 'Programme team',
    major: 'Education Sciences',
    university: 'Universidad Nacional de Córdoba',
    about:
      'I look after the Argentine participants and the language exchange club. My rule: nobody eats alone in the first week.',
    interests: 'Folk dancing, language learning, long tables',
  },
  {
    name: 'Tomás Acosta',
    team: 'Komorebi',
    major: 'Civil Engineering',
    university: 'Universidad Tecnológica Nacional',
    about:
      'I calculate what the architects of our team draw, and sometimes I win. Our first shaded bus stop stands in Resistencia and has survived two storms.',
    interests: 'Wood joints, basketball, Mafalda',
  },
  {
    name: 'Florencia Medina',
    team: 'Maré Limpa',
    major: 'Geography',
    university: 'Universidad Nacional del Sur',
    about:
      'I mapped beach litter from Bahía Blanca to Mar del Plata and learned to ask fishermen first. Now in coastal planning, and glad to help with any map.',
    interests: 'QGIS, whales, cold-water swimming',
  },
  {
    name: 'Agustín Pereyra',
    team: 'Puente Digital',
    major: 'Computer Science',
    university: 'Universidad Nacional de La Plata',
    about:
      'I repair donated laptops with students of a technical school, and we document each one as if it were a patient. So far 143 discharged.',
    interests: 'Linux, repair cafés, empanadas salteñas',
  },
  {
    name: 'Milagros Suárez',
    team: 'Academic board',
    major: 'Sociology',
    university: 'Universidad Nacional de Cuyo',
    about:
      'Professor for qualitative methods. I will ask you three times what you saw before you may tell me what it means.',
    interests: 'Ethnography, vineyards in winter, crosswords',
  },
  {
    name: 'Facundo Ledesma',
    team: 'Raíces',
    major: 'Veterinary Medicine',
    university: 'Universidad Nacional de Tucumán',
    about:
      'Hens, compost and arithmetic: that is our school project in Tafí Viejo. The hens are more punctual than I am.',
    interests: 'Rural schools, zamba, mountain biking',
  },
  {
    name: 'Rocío Cabrera',
    team: 'Tejido',
    major: 'Anthropology',
    university: 'Universidad Nacional de Jujuy',
    about:
      'I came to SEED with a tape recorder and left with a cooperative. Now I work for a museum that lends its looms out.',
    interests: 'Andean textiles, oral history, coplas',
  },
  {
    name: 'Ignacio Molina',
    team: 'Segunda Safra',
    major: 'Marketing',
    university: 'Universidad Nacional de Mar del Plata',
    about: 'I try to sell our orange biscuits without lying about them. It works better than I was taught.',
    interests: 'Honest packaging, surfing, stand-up comedy',
  },
  {
    name: 'Candela Vera',
    team: 'Programme team',
    major: 'Non-profit Management',
    university: 'Universidad de San Andrés',
    about:
      'Director for Argentina. I raise the money and I sign the thank-you letters by hand. Alumni who start something: write to me before you write your business plan.',
    interests: 'Choir singing, fundraising ethics, gardening on balconies',
  },
  {
    name: 'Gastón Ibarra',
    team: 'Agua Viva',
    major: 'Physics',
    university: 'Universidad Nacional de San Luis',
    about:
      'I build turbidity meters out of a lamp, a sensor and a jam jar. They are ugly and they agree with the laboratory.',
    interests: 'Open hardware, astronomy nights, dulce de leche research',
  },
];
