// All rules of what logs hide: `withoutSecrets` for lines of any content, `safePath` for the paths of the access log.

// These patterns run over the finished line, because messages, URLs and stacks may hold secrets, too.
const jsonWebToken = /\beyJ[\w-]{4,}\.[\w-]*\.?[\w-]*/g;
const bearer = /\bBearer [^\s",\\]+/gi;
const emailAddress = /[\w.+-]{1,64}(?:@|%40)[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*\.[A-Za-z]{2,24}\b/g;
/** The names of uploaded pictures. A name alone is enough to read the picture. */
const pictureName = /(\/uploads\/)[\w-]+/g;
/** The secret in the address of a subscription. */
const feedSecret = /(\/feeds\/[\w-]+\/)[\w-]+/g;
/** The signed token in the link by which a member unsubscribes. */
const unsubscribeToken = /(\/unsubscribe\/)[\w.-]+/g;
const urlPassword = /(\w:\/\/[^\s:/@"]{1,64}):[^\s@/"]{1,128}@/g;

/** Replaces tokens, passwords and secrets in URLs, names of pictures, and e-mail addresses by words in brackets. */
export function withoutSecrets(text: string): string {
  return text
    .replace(urlPassword, '$1:[redacted]@')
    .replace(feedSecret, '$1[secret]')
    .replace(unsubscribeToken, '$1[token]')
    .replace(pictureName, '$1[picture]')
    .replace(jsonWebToken, '[token]')
    .replace(bearer, 'Bearer [token]')
    .replace(emailAddress, '[email]');
}

/** Ids that identify no person outside of the portal: numbers, UUIDs, versions. */
const plainId = /^(\d{1,15}|\d{1,5}\.\d{1,5}\.\d{1,5}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Replaces every segment of a path that is neither a word of the program nor a plain id by `*`, so that a log has no
 * e-mail address, no unguessable name and no secret, whatever a client sends.
 * @param isWord whether a segment is a word of the program's own, such as `notices`
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
