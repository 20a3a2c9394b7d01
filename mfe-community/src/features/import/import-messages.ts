import type { ImportColumn, ImportedRow } from '@seed/community-contracts/member-import';
import { importColumns, importLimits } from '@seed/community-contracts/member-import';

type Result = ImportedRow['result'];

const columns: Readonly<Record<ImportColumn, string>> = {
  email: 'E-mail',
  name: 'Name',
  role: 'Role',
  years: 'Years',
  team: 'Team',
  country: 'Country',
  major: 'Major',
  university: 'University',
};

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** A heading above the rows of one result, before the import and after it. */
const headings: Readonly<Record<Result, { readonly planned: Heading; readonly done: Heading }>> = {
  refused: {
    planned: (count) => `${rows(count)} with mistakes, left out`,
    done: (count) => `${rows(count)} with mistakes, left out`,
  },
  created: { planned: (count) => `${people(count)} to add`, done: (count) => `${people(count)} added` },
  changed: {
    planned: (count) => `${people(count)} here already, to change`,
    done: (count) => `${people(count)} changed`,
  },
  unchanged: {
    planned: (count) => `${people(count)} here already, nothing to change`,
    done: (count) => `${people(count)} here already, nothing changed`,
  },
};

type Heading = (count: number) => string;

/** The texts of the page where Admins add members. */
export const importMessages = {
  columns,
  headings,
  one: {
    title: 'One person',
    email: 'Login e-mail',
    emailHint: 'With this address they sign in and find their profile.',
    role: 'Role',
    submit: 'Add this person',
    added: 'The profile is there. Its owner gets it when they sign in.',
    known: 'This person has a profile already.',
  },
  accounts: {
    title: 'Their logins',
    loading: 'Loading the logins',
    errorTitle: 'The logins did not load',
    byHand: 'Please create a login for each of them in the identity provider as well.',
    waiting: (count: number) =>
      count === 0
        ? 'Nobody waits for a login.'
        : `${people(count)} ${count === 1 ? 'waits' : 'wait'} for a login. Each gets an e-mail with a link that sets the password.`,
  },
  file: {
    title: 'Many people, from a file',
    hint: `A CSV file, as every spreadsheet saves it. The first row names the columns: ${importColumns.join(', ')}. Only email is required, and name for new people. At most ${importLimits.rows} rows.`,
    example: 'An example',
    exampleText: [
      'email,name,role,years,country',
      'lucia@example.org,"Ñáñez, Lucía",participant,"2025, 2026",Colombia',
      'hanako@example.org,田中 花子,alumni,2023,Japan',
    ].join('\n'),
    choose: 'Choose a file',
    chooseAnother: 'Choose another file',
    tooLarge: `This file is too large. A file can have at most ${importLimits.rows} people.`,
    unreadable: 'This file could not be read. Please choose it again.',
    checking: (name: string) => `Checking ${name}`,
    checked: (name: string) => `Nothing is stored yet. This is what becomes of the rows in ${name}:`,
    import: (count: number) => `Import ${people(count)}`,
    nothingToDo: 'There is nothing to import.',
    done: 'Imported. You can mend the rows with mistakes in your file and choose it again: nobody is added twice.',
    doneWithoutMistakes: 'Imported. Every row is in the portal now.',
    line: (line: number) => `Line ${line}`,
    noName: 'Without a name',
    changes: (names: string) => `Changes: ${names}`,
  },
} as const;
