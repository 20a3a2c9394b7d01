/** Ids that say nothing about a person by themselves: numbers, UUIDs, versions. */
const plainId = /^(\d{1,15}|\d{1,5}\.\d{1,5}\.\d{1,5}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * The path with `*` for every segment that is neither a known word nor a plain id, so that a log holds no e-mail
 * address, no unguessable name and no secret, whatever a client sends.
 * @param isWord whether a segment is a word of the program's own, such as `forums`
 */
export function safePath(path: string, isWord: (segment: string) => boolean): string {
  let safe = '';
  let start = 1;
  while (start <= path.length) {
    const slash = path.indexOf('/', start);
    const end = slash === -1 ? path.length : slash;
    const segment = path.slice(start, end);
    safe += segment === '' || isWord(segment) || plainId.test(segment) ? `/${segment}` : '/*';
    start = end + 1;
  }
  return safe;
}
