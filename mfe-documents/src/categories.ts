import { clubKeys, clubName } from '@seed/contracts/clubs';
import { documentClassification } from '@seed/contracts/documents';
import type { documentCategories } from '@seed/contracts/documents';
import { messages } from './messages.ts';
import { paths } from './paths.ts';

export interface Category {
  readonly key: string;
  readonly title: string;
  readonly intro: string;
  /** Where its page leads back to. */
  readonly back: { readonly href: string; readonly label: string };
}

/** What of a club its documents need to know. */
export interface NamedClub {
  readonly name: string;
  readonly route: string;
}

type Shelf = (typeof documentCategories)[number];

const { category: texts } = messages;
const toAll = { href: paths.documents, label: texts.back };

const shelves: Readonly<Record<Shelf, Category>> = {
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
};

export function shelfOf(key: Shelf): Category {
  return shelves[key];
}

/** The category in a URL; null if it can be none. That of a club is called as the club is, as far as it is known. */
export function categoryIn(segment: string | undefined, club?: NamedClub): Category | null {
  const { data: key } = documentClassification.safeParse(segment);
  if (key === undefined) return null;
  return isShelf(key) ? shelves[key] : ofClub(key, club);
}

/** The key of the club whose documents these are; null if they are nobody's own. */
export function clubKeyOf({ key }: Category): string | null {
  return isShelf(key) ? null : key;
}

/** The clubs that the programme began with are known by their pages without asking. */
export function isFounding(key: string): boolean {
  return clubKeys.some((one) => one === key);
}

function isShelf(key: string): key is Shelf {
  return Object.hasOwn(shelves, key);
}

function ofClub(key: string, club: NamedClub | undefined): Category {
  const name = club?.name ?? clubName(key);
  return { key, title: texts.clubTitle(name), intro: texts.clubIntro, back: backToClub(key, club) };
}

function backToClub(key: string, club: NamedClub | undefined): Category['back'] {
  if (club !== undefined) return { href: club.route, label: texts.backToClub };
  const slug = clubName(key).toLowerCase().replaceAll(' ', '-');
  return isFounding(key)
    ? { href: paths.club(slug), label: texts.backToClub }
    : { href: paths.clubs, label: texts.backToClubs };
}
