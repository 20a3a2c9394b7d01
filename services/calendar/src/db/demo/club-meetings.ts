import type { clubKeys } from '@seed/contracts/clubs';
import { at, type DemoMeeting } from './demo-meeting.ts';

type ClubMeeting = Omit<DemoMeeting, 'classification' | 'room'>;

/** Of each club one that was and one that will be. */
const meetings: Readonly<Record<(typeof clubKeys)[number], readonly [ClubMeeting, ClubMeeting]>> = {
  Etiquette: [
    {
      ...at(-15, '18:00'),
      title: 'Table manners in four countries',
      description: 'With chopsticks, cutlery and hands. Please bring something to eat.',
      author: 'Ignacio Molina',
    },
    {
      ...at(14, '18:00'),
      title: 'Business cards, mate and being late',
      description: 'Small moments in which good manners in one country were bad manners in another.',
      author: 'Haruto Suzuki',
    },
  ],
  FashionFood: [
    {
      ...at(-32, '09:00'),
      title: 'Cook along: arepas against pão de queijo',
      description: 'The shopping list is in the forum.',
      author: 'Laura Sofía Méndez',
    },
    {
      ...at(8, '09:30'),
      title: 'What our grandmothers sewed',
      description: 'Show one piece of clothing with a story.',
      author: 'Milagros Suárez',
    },
  ],
  Geography: [
    {
      ...at(-59, '17:30'),
      title: 'The way to school, drawn from memory',
      description: 'No maps, no phones. We hang the drawings side by side.',
      author: 'Vinícius Moreira',
    },
    {
      ...at(17, '19:00'),
      title: 'Rivers that have changed their name',
      description: '',
      author: 'Mei Watanabe',
    },
  ],
  Innovation: [
    {
      ...at(-20, '20:00'),
      title: 'Show what failed',
      description: 'Five minutes each, applause guaranteed.',
      author: 'Thiago Nascimento',
    },
    {
      ...at(6, '19:00'),
      title: 'Prototype night',
      description: 'Bring something that does not work yet. Cardboard counts.',
      author: 'Takumi Hayashi',
    },
  ],
  LanguageExchange: [
    {
      ...at(-3, '19:00'),
      title: 'Tandem evening: Portuguese and Japanese',
      description: 'Half an hour each, in pairs that we draw by lot.',
      author: 'Yuki Nakamura',
    },
    {
      ...at(3, '07:00'),
      title: 'Spanish breakfast for Japanese evenings',
      description: 'Morning in the Americas, evening in Japan. Beginners first.',
      author: 'Camila Restrepo',
    },
  ],
  MoviesCulture: [
    {
      ...at(-7, '19:00'),
      title: 'Film night: Central do Brasil',
      description: 'We start the film together at the sharp hour; the talk follows.',
      author: 'Rafael Souza',
    },
    {
      ...at(21, '19:00'),
      title: 'Film night: El abrazo de la serpiente',
      description: 'With a guest from Mitú.',
      author: 'Sebastián Mosquera',
    },
  ],
  Research: [
    {
      ...at(-14, '18:00'),
      title: 'Reading group, chapter two',
      description: 'Questions that do not lead.',
      author: 'João Pereira',
    },
    {
      ...at(7, '18:00'),
      title: 'Reading group, chapter four',
      description: 'What to do with the recordings. Please read until page 80.',
      author: 'João Pereira',
    },
  ],
  Professional: [
    {
      ...at(-28, '18:30'),
      title: 'A CV for another country',
      description: 'Photo or no photo? Age or no age? We compare.',
      author: 'Sofía Aguirre',
    },
    {
      ...at(22, '18:30'),
      title: 'Mock interviews in English',
      description: 'In groups of three: one asks, one answers, one listens.',
      author: 'Emi Fujita',
    },
  ],
};

export const clubMeetings: readonly DemoMeeting[] = Object.entries(meetings).flatMap(([classification, pair]) =>
  pair.map((meeting) => ({ ...meeting, classification, room: `club-${classification.toLowerCase()}` })),
);
