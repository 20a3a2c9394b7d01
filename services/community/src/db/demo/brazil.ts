import type { DemoProfile } from './demo-profile.ts';

export const brazilians: readonly DemoProfile[] = [
  {
    name: 'João Pereira',
    team: 'Academic board',
    major: 'Social Innovation',
    university: 'Universidade de São Paulo',
    about:
      'I teach social entrepreneurship and learn it from my students, mostly on field visits. Office hours on Tuesdays; questions about measuring impact at any time.',
    interests: 'Theory of change, samba de roda, fixing old radios',
  },
  {
    name: 'Beatriz Almeida',
    team: 'Maré Limpa',
    major: 'Oceanography',
    university: 'Universidade Federal do Rio Grande',
    about:
      'With Maré Limpa I sorted three tonnes of nets into things that can be sold and things that must be told. I am now in a cooperative that makes bags of the first kind.',
    interests: 'Recycling, southern winds, photography',
  },
  {
    name: 'Rafael Souza',
    team: 'Puente Digital',
    major: 'Information Systems',
    university: 'Universidade Federal de Pernambuco',
    about:
      'I make an app for people who do not like apps: three buttons, large letters, and a neighbour who explains them. We test it in a bakery in Olinda.',
    interests: 'Accessibility, frevo, telling computers to be quiet',
  },
  {
    name: 'Mariana Oliveira',
    team: 'Raíces',
    major: 'Nutrition',
    university: 'Universidade Federal de Minas Gerais',
    about:
      'In my year we rewrote the menu of a school with what grew in its garden. Now I do the same for a town, more slowly.',
    interests: 'Pão de queijo, school meals, cycling to work',
  },
  {
    name: 'Thiago Nascimento',
    team: 'Agua Viva',
    major: 'Sanitary Engineering',
    university: 'Universidade Federal da Bahia',
    about:
      'Cisterns, gutters and first-flush valves: I love the unglamorous parts. Our team repairs what other projects left behind in the sertão.',
    interests: 'Capoeira, rain, plumbing for beginners',
  },
  {
    name: 'Larissa Carvalho',
    team: 'Programme team',
    major: 'Project Management',
    university: 'Fundação Getulio Vargas',
    about:
      'I coordinate the Brazilian teams and keep the shared budget readable. I answer messages in Portuguese, Spanish, English and stickers.',
    interests: 'Checklists, beach volleyball, audiobooks',
  },
  {
    name: 'Gustavo Lima',
    team: 'Segunda Safra',
    major: 'Biotechnology',
    university: 'Universidade Estadual de Campinas',
    about:
      'I grow mushrooms on coffee grounds from twelve cafés. The hard part is not the mushrooms, it is collecting before eight in the morning.',
    interests: 'Fermentation, cargo bikes, choro',
  },
  {
    name: 'Fernanda Ribeiro',
    team: 'Kizuna',
    major: 'Physiotherapy',
    university: 'Universidade Federal do Paraná',
    about:
      'I led the walking groups of Kizuna in Curitiba and wrote the small manual that the Japanese team uses today. Ask me for the version with the mistakes.',
    interests: 'Healthy ageing, araucarias, embroidery',
  },
  {
    name: 'Bruno Cardoso',
    team: 'Komorebi',
    major: 'Urban Planning',
    university: 'Universidade de Brasília',
    about:
      'I measure heat at bus stops with children who carry thermometers like treasure. Next step: convincing the city to plant where they found shade missing.',
    interests: 'Trees, modernist tiles, street football',
  },
  {
    name: 'Letícia Barbosa',
    team: 'Academic board',
    major: 'Statistics',
    university: 'Universidade Federal do Rio de Janeiro',
    about:
      'I read the numbers in your final reports and ask kindly where they come from. I also run the only statistics course with a karaoke evening.',
    interests: 'Small samples, karaoke, science outreach',
  },
  {
    name: 'Caio Teixeira',
    team: 'Tejido',
    major: 'Fashion Design',
    university: 'Universidade Federal do Ceará',
    about:
      'Lace makers of my grandmother’s generation and students of mine share a studio on Saturdays. I am responsible for coffee and for pattern files.',
    interests: 'Renda de bilro, zero-waste cutting, forró',
  },
  {
    name: 'Amanda Rocha',
    team: 'Puente Digital',
    major: 'Journalism',
    university: 'Universidade Federal do Pará',
    about:
      'I recorded the lessons of Puente Digital for boats without internet on the Amazon. Now I edit a newspaper for readers who share one copy.',
    interests: 'Radio, river trips, tacacá',
  },
  {
    name: 'Vinícius Moreira',
    team: 'Raíces',
    major: 'Forestry',
    university: 'Universidade Federal de Viçosa',
    about:
      'I collect seeds with the grandparents and labels with the grandchildren. Our seed library has 212 jars and one strict librarian, aged nine.',
    interests: 'Seed saving, viola caipira, camping',
  },
  {
    name: 'Renata Dias',
    team: 'Programme team',
    major: 'Law',
    university: 'Universidade Federal da Paraíba',
    about:
      'Director for Brazil. I make sure that agreements protect the communities first. In the evenings I write stories that nobody has to sign.',
    interests: 'Short stories, human rights, tapioca with coconut',
  },
  {
    name: 'Felipe Araújo',
    team: 'Maré Limpa',
    major: 'Environmental Management',
    university: 'Universidade Federal de Santa Catarina',
    about:
      'Oyster farmers taught me how to tie knots and how to listen. With them I look for floats that do not become litter.',
    interests: 'Aquaculture, sailing, ska',
  },
];
