import { clubKeys, clubName } from '@seed/clubs-contracts/club-list';
import { documentCategories, documentClassification } from '@seed/documents-contracts/documents';
import { messages } from './messages.ts';
import { paths } from './paths.ts';

export interface Category {
  readonly key: string;
  readonly title: string;
  readonly intro: string;
  /** The link above the heading. */
  readonly back: { readonly href: string; readonly label: string };
}

/** The part of a club that a page of documents shows. */
export interface NamedClub {
  readonly key: string;
  readonly name: string;
  readonly route: string;
}

type LibraryKey = (typeof documentCategories)[number];

const { category: texts } = messages;
const back = { href: paths.documents, label: texts.back };

const library: Readonly<Record<LibraryKey, Category>> = {
  Academic: { key: 'Academic', title: 'Academic', intro: 'Readings, guides and templates.', back },
  Collaborative: {
    key: 'Collaborative',
    title: 'Collaborative',
    intro: 'What we write and keep up to date together.',
    back,
  },
  'SEED-2022': { key: 'SEED-2022', title: 'SEED-2022', intro: 'From the programme of 2022.', back },
  'SEED-2023': { key: 'SEED-2023', title: 'SEED-2023', intro: 'From the programme of 2023.', back },
  'SEED-2024': {
    key: 'SEED-2024',
    title: 'Progress Reports 2024',
    intro: 'How the projects of 2024 came along.',
    back,
  },
  'SEED-2025': { key: 'SEED-2025', title: 'SEED-2025', intro: 'For the programme of 2025.', back },
};

export function libraryCategory(key: LibraryKey): Category {
  return library[key];
}

/** The key that equals the one in a URL, in any case. */
export function keyNamed<Key extends string>(segment: string, keys: readonly Key[]): Key | undefined {
  return keys.find((key) => key.toLowerCase() === segment.toLowerCase());
}

/** The category of the library, or of a club of the programme, with the key of a URL in any case. */
export function foundingKey(segment: string): string | undefined {
  return keyNamed(segment, [...documentCategories, ...clubKeys]);
}

/** The category of the library or of a club with this key; null for an impossible key. */
export function categoryOf(key: string, club?: NamedClub): Category | null {
  if (!documentClassification.safeParse(key).success) return null;
  return isLibraryKey(key) ? library[key] : ofClub(key, club);
}

export function isLibraryKey(key: string): key is LibraryKey {
  return Object.hasOwn(library, key);
}

function ofClub(key: string, club: NamedClub | undefined): Category {
  const name = club?.name ?? clubName(key);
  return { key, title: texts.clubTitle(name), intro: texts.clubIntro, back: backToClub(key, club) };
}

function backToClub(key: string, club: NamedClub | undefined): Category['back'] {
  if (club !== undefined) return { href: club.route, label: texts.backToClub };
  const slug = clubName(key).toLowerCase().replaceAll(' ', '-');
  return keyNamed(key, clubKeys) === undefined
    ? { href: paths.clubs, label: texts.backToClubs }
    : { href: paths.club(slug), label: texts.backToClub };
}
