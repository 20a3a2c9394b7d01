import type { clubKeys } from '@seed/clubs-contracts/clubs';

export interface FoundingClub {
  readonly key: (typeof clubKeys)[number];
  /** Names its page and its pictures. */
  readonly slug: string;
  readonly name: string;
  readonly mainDescription: string;
  /** A public text to read before the first meeting, until an Admin sets the club's own. */
  readonly syllabusUrl: string;
}

/** The eight clubs of the programme, in their order. */
export const foundingClubs: readonly FoundingClub[] = [
  {
    key: 'Etiquette',
    slug: 'etiquette',
    name: 'Etiquette',
    mainDescription: [
      'How low do you bow, who pours the tea, and is it rude to be on time? In this club we practise the small gestures that make people feel at home with each other, in Bogotá, Buenos Aires, São Paulo and Tokyo.',
      'Each meeting takes one situation: a first business card, a family dinner, a thank-you letter, an apology. Somebody who grew up with it shows how it is done, the rest of us try, and nobody laughs alone.',
      'You need no good manners to join, only curiosity about those of others.',
    ].join('\n\n'),
    syllabusUrl: 'https://en.wikipedia.org/wiki/Etiquette_in_Japan',
  },
  {
    key: 'FashionFood',
    slug: 'fashion-and-food',
    name: 'Fashion and Food',
    mainDescription: [
      'What we wear and what we eat tell where we come from before we have said a word. We cook together over video, from arepas to okonomiyaki, and we open our wardrobes: the ruana, the yukata, the poncho, the dress for carnival.',
      'Once a month a member brings a recipe or a garment and the story behind it: who made it, who earned from it, and what it would take to make it fair. Ingredients are announced a week ahead, with a substitute for every country.',
      'Come hungry. Cameras may stay off until the sauce has worked.',
    ].join('\n\n'),
    syllabusUrl: 'https://en.wikipedia.org/wiki/Slow_Food',
  },
  {
    key: 'Geography',
    slug: 'geography',
    name: 'Geography',
    mainDescription: [
      'Four countries, eleven time zones, one map on the wall. We look at the places our projects grow in: why coffee climbs to a certain height, what a river does to a town, how Japan lives with its mountains and Brazil with its distances.',
      'Members guide us through their own streets, live and on foot, with a phone in the hand. Between meetings we collect places in our shared atlas and play the guessing game that Kenji started and nobody has won twice.',
      'Bring a place you love, or one you would like to understand.',
    ].join('\n\n'),
    syllabusUrl: 'https://wiki.openstreetmap.org/wiki/Beginners%27_guide',
  },
  {
    key: 'Innovation',
    slug: 'innovation',
    name: 'Innovation',
    mainDescription: [
      'Ideas are cheap, and we like them that way: here you can throw away ten before lunch. We take a problem from somebody’s community, sketch, build something out of paper, show it to the people it is for, and begin again.',
      'Every season three small teams follow one idea from the first interview to a first try in the field. Alumni who have founded something tell what they would do differently, with real numbers.',
      'No pitch decks before the third meeting. That is our only rule.',
    ].join('\n\n'),
    syllabusUrl: 'https://en.wikipedia.org/wiki/Design_thinking',
  },
  {
    key: 'LanguageExchange',
    slug: 'language-exchange',
    name: 'Language Exchange',
    mainDescription: [
      'Half an hour in your language, half an hour in mine. We speak Spanish, Portuguese, Japanese and English, in pairs that change every month, and we meet all together to sing, to swap tongue twisters and to celebrate our best mistakes.',
      'Beginners are the most welcome guests: explaining your own language to somebody is how you find out what you never knew about it. Each pair gets a card with three topics, and is free to ignore them.',
      '¡Bienvenidos! Bem-vindos! ようこそ！',
    ].join('\n\n'),
    syllabusUrl: 'https://en.wikipedia.org/wiki/Language_exchange',
  },
  {
    key: 'MoviesCulture',
    slug: 'movies-and-culture',
    name: 'Movies and Culture',
    mainDescription: [
      'One film a month, one country at a time, and a conversation that usually runs late. We watch on our own and meet to talk: about what we recognised, what we missed, and what we had to ask a friend about.',
      'Between films there is room for books, songs, comics and festivals. Whoever proposes, hosts; whoever hosts brings one scene to look at twice.',
      'You may join without having finished the film. We will spoil the ending.',
    ].join('\n\n'),
    syllabusUrl: 'https://en.wikipedia.org/wiki/World_cinema',
  },
  {
    key: 'Research',
    slug: 'research-methods',
    name: 'Research Methods',
    mainDescription: [
      'How do you know that it works? This club is for everybody who wants to ask better questions: before an interview, in a survey, of a table full of numbers, and of a paper that sounds too good.',
      'Professors and participants sit at the same table. We read one short text, take one method apart and try it on a project of our own, so that you leave with something you can use on Monday. Thesis emergencies are treated first.',
      'Statistics are explained as often as it takes.',
    ].join('\n\n'),
    syllabusUrl: 'https://en.wikipedia.org/wiki/Social_research',
  },
  {
    key: 'Professional',
    slug: 'professional-culture',
    name: 'Professional Culture',
    mainDescription: [
      'The first job, the first no, the first team with people in three countries. We talk about work as it really is: how a meeting in Osaka differs from one in Medellín, how to write the e-mail you have put off, how to ask for more.',
      'Alumni open their working days to us, and we practise with each other: interviews, introductions, feedback that helps. Every term we pair those who are looking with those who have found.',
      'Bring your CV, or the question you would not dare to ask your boss.',
    ].join('\n\n'),
    syllabusUrl: 'https://en.wikipedia.org/wiki/Cross-cultural_communication',
  },
];
