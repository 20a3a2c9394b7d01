import * as z from '@seed/contracts/schema';
import { notBlank } from './fields.ts';

/**
 * A link that a member must give: http(s), or a bare host. `normalizeLink` makes the link that is stored.
 *
 * @param required the message about a blank link
 *
 * @example
 * const url = requiredLink('Please enter a link.');
 */
export function requiredLink(required: string) {
  return z
    .string(required)
    .check(
      ...shortLink,
      ...notBlank(required),
      z.refine(isLink, linkMessage),
      documentedAs(`^\\s*${linkPattern}\\s*$`),
    );
}

/**
 * A link that may be empty.
 *
 * @example
 * const website = optionalLink();
 */
export function optionalLink() {
  return z.string().check(
    ...shortLink,
    z.trim(),
    z.refine((text) => text === '' || isLink(text), linkMessage),
    documentedAs(`^\\s*${linkPattern}?\\s*$`),
  );
}

/**
 * A picture that may be empty: a file of the portal or a link.
 *
 * @example
 * const bannerImg = optionalPicture();
 */
export function optionalPicture() {
  return z.string().check(
    ...shortLink,
    z.trim(),
    z.refine((text) => text === '' || ownPicture.test(text) || isLink(text), pictureMessage),
    documentedAs(`^\\s*(?:${ownPicturePattern}|${linkPattern})?\\s*$`),
  );
}

/**
 * A picture of a text: an uploaded file or a link.
 *
 * @param message the message about anything else
 *
 * @example
 * const images = z.array(requiredPicture('This is not a picture.')).check(z.maxLength(10));
 */
export function requiredPicture(message: string) {
  return z.string().check(
    z.refine((text) => uploadedPicture.test(text) || isLink(text), message),
    ...shortLink,
    documentedAs(`^(?:${uploadedPicturePattern}|\\s*${linkPattern}\\s*)$`),
  );
}

const uploadedPicturePattern = '/uploads/[A-Za-z0-9_-]+\\.[A-Za-z0-9_]+';
// The expression is annotated as pure, so that a contract with links only does not ship the patterns of pictures.
const uploadedPicture = /* @__PURE__ */ new RegExp(`^${uploadedPicturePattern}$`);

/** A path on the portal's own origin, without `..`: an uploaded picture or artwork of the shell. */
const ownPicturePattern = '/(?:uploads|art)(?:/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+';
const ownPicture = /* @__PURE__ */ new RegExp(`^${ownPicturePattern}$`);

/** Letters of which every combination is a valid host name: ASCII, Latin-1, kana and kanji. */
const hostLetter =
  'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u00ff\\u3041-\\u3096\\u30a1-\\u30fa\\u30fc\\u4e00-\\u9fcb';

/**
 * The host of a link, whose last name begins with a letter.
 *
 * @param length of a name between two dots, as a quantifier
 * @param names between the first and the last one, as a quantifier
 */
function hostPattern(letter: string, length: string, names: string): string {
  const name = `[0-9_${letter}](?:[0-9_${letter}-]${length}[0-9_${letter}])?\\.`;
  const last = `[${letter}][0-9${letter}-]${length}[0-9${letter}]`;
  return `(?:[Hh][Tt][Tt][Pp][Ss]?://|${name})(?:${name})${names}${last}${port}`;
}

/** Ports up to 64999: the few above would cost each module with a link more bytes than they are worth. */
const port = '(?::(?:[0-5]?[0-9]{1,4}|6[0-4][0-9]{3}))?';

/**
 * A link: one of ASCII characters that are stored as they are, or a shorter one of any characters, which take up to twelve
 * characters each when they are stored. The validation and the API document share it.
 */
const linkPattern = `(?:${[
  `${hostPattern('A-Za-z', '*', '*')}(?:[/?#][A-Za-z0-9._~:/?#@!$&()*+,;=%-]*)?`,
  `${hostPattern(hostLetter, '{0,20}', '{0,3}')}(?:[/?#][^\\u0000-\\u001f\\u007f]{0,110})?`,
].join('|')})`;

const linkText = new RegExp(`^\\s*${linkPattern}\\s*$`, 'u');

/** Refuses a name that begins with `xn--` and is not Punycode, which the pattern accepts. */
const isLink = (text: string) => linkText.test(text) && normalizeLink(text) !== null;

/** The greatest length of a link when it is stored and when it is sent. The service may add `https://` and a slash. */
const longestLink = { stored: 2000, sent: 1990 } as const;

const shortLink = [
  z.refine<string>(
    (text) => text.length <= longestLink.sent && (normalizeLink(text)?.length ?? 0) <= longestLink.stored,
    `The link can have at most ${longestLink.sent} characters.`,
  ),
  z.meta({ maxLength: longestLink.sent }),
] as const;

const linkMessage = 'The link must be an http(s) address.';
const pictureMessage = 'A picture must be a file of the portal or an http(s) link.';

/** A pattern for the API document alone: every text that matches it passes the validation. */
const documentedAs = (pattern: string) => z.meta({ pattern });

const bareHost = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+([/?#:]|$)/u;

/**
 * The link as it is stored, or null if it is not http(s) or contains user info: `https://bank.example@evil.example`
 * leads to evil.example. A bare host such as `example.org/a` gets https.
 *
 * @example
 * normalizeLink('example.org/a'); // 'https://example.org/a'
 */
export function normalizeLink(text: string): string | null {
  const trimmed = text.trim();
  const candidate = bareHost.test(trimmed) ? `https://${trimmed}` : trimmed;
  if (!URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  if (url.username !== '' || url.password !== '') return null;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
