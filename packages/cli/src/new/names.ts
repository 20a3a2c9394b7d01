import { moduleId } from '@seed/contracts/module-manifest';
import { CliError } from '../cli-error.ts';

/** The names that a new module is made of. */
export interface Names {
  /** Plural and lower-case, such as `study-notes`: id, route, resource and folder. */
  readonly id: string;
  /** One of them: `study-note`. */
  readonly item: string;
  /** The name that members read: `Study notes`. */
  readonly title: string;
}

export interface GivenNames {
  readonly id: string;
  readonly item?: string | undefined;
  readonly title?: string | undefined;
}

/**
 * Checks an id and fills in the names that were not given.
 *
 * @throws CliError `usage` if one of them cannot be used.
 */
export function namesFrom({ id, item = itemOf(id), title = wordsOf(id) }: GivenNames): Names {
  for (const name of [id, item]) {
    if (!moduleId.safeParse(name).success || name.endsWith('-')) {
      throw new CliError(
        'usage',
        `'${name}' is not an id: 2 to 31 lower-case letters, digits and '-', such as notices`,
      );
    }
  }
  if (reserved.has(id)) throw new CliError('usage', `'${id}' is a name of the portal itself: choose another one`);
  if (item === id) throw new CliError('usage', `One of the '${id}' needs a name of its own: --item ${id}-entry`);
  if (title.trim() === '' || title.length > 40) throw new CliError('usage', 'A title has 1 to 40 letters: --title');
  return { id, item, title };
}

/** First parts of addresses that the shell and the gateway serve. */
const reserved = new Set(['api', 'assets', 'feeds', 'health', 'intranet-welcome', 'm', 'module', 'realms', 'uploads']);

function itemOf(id: string): string {
  if (id.endsWith('ies')) return `${id.slice(0, -'ies'.length)}y`;
  return /[^s]s$/.test(id) ? id.slice(0, -1) : `${id}-entry`;
}

/** `study-notes` → `Study notes`. */
function wordsOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text with the names of the template replaced by those of the new module. */
export function renamed(text: string, names: Names, now: number): string {
  return replacements(names, now).reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

/** The plural is replaced first, because it contains the singular. */
function replacements({ id, item, title }: Names, now: number): [string, string][] {
  const itemTitle = wordsOf(item);
  return [
    ['1700000000000', String(now)],
    ['sample_items', id.replaceAll('-', '_')],
    ['sample-items', id],
    ['sampleItems', camel(id)],
    ['SampleItems', pascal(id)],
    ['Sample items', title],
    ['sample items', id.replaceAll('-', ' ')],
    ['sample-item', item],
    ['sampleItem', camel(item)],
    ['SampleItem', pascal(item)],
    ['Sample item', itemTitle],
    ['sample item', item.replaceAll('-', ' ')],
  ];
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

function camel(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
