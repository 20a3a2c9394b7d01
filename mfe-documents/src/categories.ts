import { clubName } from '@seed/contracts/clubs';
import type { clubKeys } from '@seed/contracts/clubs';
import type { DocumentClassification } from '@seed/contracts/documents';
import { documentClassification } from '@seed/contracts/documents';
import { messages } from './messages.ts';
import { paths } from './paths.ts';

export interface Category {
  readonly key: DocumentClassification;
  readonly title: string;
  readonly intro: string;
  /** Where its page leads back to. */
  readonly back: { readonly href: string; readonly label: string };
}

const { category: texts } = messages;
const toAll = { href: paths.documents, label: texts.back };

const categories: Readonly<Record<DocumentClassification, Category>> = {
  Academic: { key: 'Academic', title: 'Academic', intro: 'Readings, guides and templates.', back: toAll },
  Collaborative: {
    key: 'Collaborative',
    title: 'Collaborative',
    intro: 'What we write and keep up to date together.',
    back: toAll,
  },
  'SEED-2022': { key: 'SEED-2022', title: 'SEED-2022', intro: 'From the programme of 2022.', back: toAll },
  'SEED-2023': { key: 'SEED-2023', title: 'SEED-2023', intro: 'From the programme of 2023.', back: toAll },
  'SEED-2024': {
    key: 'SEED-2024',
    title: 'Progress Reports 2024',
    intro: 'How the projects of 2024 came along.',
    back: toAll,
  },
  'SEED-2025': { key: 'SEED-2025', title: 'SEED-2025', intro: 'For the programme of 2025.', back: toAll },
  Etiquette: ofClub('Etiquette', 'etiquette'),
  FashionFood: ofClub('FashionFood', 'fashion-and-food'),
  Geography: ofClub('Geography', 'geography'),
  Innovation: ofClub('Innovation', 'innovation'),
  LanguageExchange: ofClub('LanguageExchange', 'language-exchange'),
  MoviesCulture: ofClub('MoviesCulture', 'movies-and-culture'),
  Research: ofClub('Research', 'research-methods'),
  Professional: ofClub('Professional', 'professional-culture'),
};

/** The category of a document. */
export function categoryOf(classification: DocumentClassification): Category {
  return categories[classification];
}

/** The category in a URL; null if there is none of that name. */
export function categoryIn(segment: string | undefined): Category | null {
  const { data } = documentClassification.safeParse(segment);
  return data === undefined ? null : categoryOf(data);
}

function ofClub(key: (typeof clubKeys)[number], slug: string): Category {
  const back = { href: paths.club(slug), label: texts.backToClub };
  return { key, title: texts.clubTitle(clubName(key)), intro: texts.clubIntro, back };
}
