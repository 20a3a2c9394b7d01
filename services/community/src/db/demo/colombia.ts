import type { DemoProfile } from './demo-profile.ts';

export const colombians: readonly DemoProfile[] = [
  {
    name: 'Ana Torres',
    team: 'Programme team',
    major: 'Public Policy',
    university: 'Universidad de los Andes',
    about:
      'I started SEED with two suitcases of post-its and a borrowed classroom in Bogotá. Today I look after the programme in four countries, and I still read every final report to the last page. If something in the intranet does not work, write to me.',
    interests: 'Cycling up to Patios on Sundays, chocolate with cheese, governance of small organisations',
  },
  {
    name: 'María Fernanda Rojas',
    team: 'Agua Viva',
    major: 'Environmental Engineering',
    university: 'Universidad de Antioquia',
    about:
      'I grew up beside the Río Negro and learned early that water is a matter of neighbours. With Agua Viva we test low-cost filters together with three rural schools; my part is talking with families before we measure anything.',
    interests: 'Rivers, salsa caleña, field notebooks, learning Portuguese with Brazilian songs',
  },
  {
    name: 'Camila Restrepo',
    team: 'Raíces',
    major: 'Agronomy',
    university: 'Universidad Nacional de Colombia, Medellín',
    about:
      'School gardens are my excuse to get children to cook. This year we plant with two schools in Rionegro and keep a calendar of what each family already knows about seeds.',
    interests: 'Native potatoes, illustration, hiking in the páramo',
  },
  {
    name: 'Andrés Felipe Gómez',
    team: 'Puente Digital',
    major: 'Systems Engineering',
    university: 'EAFIT',
    about:
      'As a participant I taught grandparents to make video calls; now I run the small company that came out of it. Happy to read your budget, and to tell you which of our mistakes to skip.',
    interests: 'Bootstrapping, vinyl records, board games with too many rules',
  },
  {
    name: 'Valentina Ospina',
    team: 'Tejido',
    major: 'Textile Design',
    university: 'Universidad Pontificia Bolivariana',
    about:
      'I work with eleven weavers in Guacamayas on fair prices and on patterns that belong to them. I came for the design and stayed for the conversations at the loom.',
    interests: 'Natural dyes, cumbia, second-hand markets',
  },
  {
    name: 'Santiago Cárdenas',
    team: 'Programme team',
    major: 'Social Work',
    university: 'Universidad del Valle',
    about:
      'I coordinate the Colombian teams: visas, visits, and the phone call when a plan falls apart. My door in Cali is open on Thursdays, with coffee.',
    interests: 'Facilitation, river swimming, the perfect pandebono',
  },
  {
    name: 'Laura Sofía Méndez',
    team: 'Kizuna',
    major: 'Nursing',
    university: 'Universidad Industrial de Santander',
    about:
      'Our team connects young people with older neighbours who live alone, in Bucaramanga and in Sendai. I keep the visits going and count laughter as an indicator.',
    interests: 'Community health, Japanese writing, hormigas culonas',
  },
  {
    name: 'Juan Pablo Arango',
    team: 'Segunda Safra',
    major: 'Industrial Engineering',
    university: 'Universidad Tecnológica de Pereira',
    about:
      'Alumni of the coffee-pulp project: we turned what farms threw away into flour. Now in logistics, and a mentor for anyone who has to move things from a mountain to a town.',
    interests: 'Coffee tasting, trail running, spreadsheets that other people can read',
  },
  {
    name: 'Daniela Quintero',
    team: 'Maré Limpa',
    major: 'Marine Biology',
    university: 'Universidad Jorge Tadeo Lozano',
    about:
      'I count plastic on beaches in Santa Marta so that nobody has to argue about it. Looking for friends in Brazil who do the same with the same form.',
    interests: 'Diving, maps, mangroves',
  },
  {
    name: 'Mateo Salazar',
    team: 'Academic board',
    major: 'Economics',
    university: 'Pontificia Universidad Javeriana',
    about:
      'I teach social economics and accompany the research methods club. Bring me a question rather than a topic, and we will find out together what would count as an answer.',
    interests: 'Solidarity economy, chess, slow reading',
  },
  {
    name: 'Isabella Vargas',
    team: 'Puente Digital',
    major: 'Communication',
    university: 'Universidad del Norte',
    about:
      'Barranquilla, carnival and community radio. In the programme I produce short audio lessons for people who do not read much, recorded in kitchens.',
    interests: 'Podcasts, carnival costumes, interviewing strangers on buses',
  },
  {
    name: 'Nicolás Bermúdez',
    team: 'Agua Viva',
    major: 'Chemistry',
    university: 'Universidad Nacional de Colombia, Bogotá',
    about:
      'I built the first filter of Agua Viva in my grandmother’s patio. Since then I work in a water laboratory and visit the schools once a year to see what is still in use.',
    interests: 'Water quality, bread baking, radio amateurs',
  },
  {
    name: 'Luisa Fernanda Cano',
    team: 'Komorebi',
    major: 'Architecture',
    university: 'Universidad Nacional de Colombia, Manizales',
    about:
      'With a half-Japanese team I design places in the shade: bus stops, a school yard, a bench for the market. Everything in guadua and everything can be repaired.',
    interests: 'Bamboo, drawing on location, spicy ají',
  },
  {
    name: 'Sebastián Mosquera',
    team: 'Programme team',
    major: 'Business Administration',
    university: 'Universidad del Chocó',
    about:
      'I direct alliances with universities and foundations. From Quibdó, where nothing arrives by accident; I like agreements that fit on one page.',
    interests: 'Chirimía music, negotiation, fishing at dawn',
  },
  {
    name: 'Carolina Hurtado',
    team: 'Raíces',
    major: 'Early Childhood Education',
    university: 'Universidad Pedagógica Nacional',
    about:
      'I turn what the gardens teach into stories for small children. If your team needs a game to explain something difficult, send me the difficult thing.',
    interests: 'Puppets, picture books, urban gardens',
  },
  {
    name: 'Esteban Palacios',
    team: 'Tejido',
    major: 'Law',
    university: 'Universidad del Rosario',
    about:
      'I helped the weavers of Tejido register their collective mark. These days I advise cooperatives, and once a month I answer questions of alumni about statutes for free.',
    interests: 'Collective property, football on Mondays, detective novels',
  },
];
