/** A stretch of a text; with an `href` it is a web address. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/**
 * A web address ends at white space, quotes and full-width punctuation, which surround it in Japanese. Invisible marks
 * that change the direction of writing end it too, because they could make it look like another address.
 */
const address =
  /\b(?:https?:\/\/|www\.)[^\s<>"“”«»「」『』【】（）、。！？\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069]+/giu;

/** Finds the web addresses in a text, without the punctuation after them. */
export function splitAtAddresses(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].slice(0, lengthOfAddress(match[0]));
    const href = /^www\./i.test(found) ? `https://${found}` : found;
    if (!isHarmless(href)) continue;
    parts.push({ text: text.slice(end, match.index) }, { text: found, href });
    end = match.index + found.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}

/** Whether a link may lead there. The name before an `@` could pass for the site. */
export function isHarmless(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { protocol, username } = new URL(href);
  return (protocol === 'https:' || protocol === 'http:') && username === '';
}

const brackets = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** A closing bracket at the end belongs to the address only if the address contains its opening. */
function lengthOfAddress(found: string): number {
  const unmatched = unmatchedClosings(found);
  let length = found.length;
  for (;;) {
    const last = found.charAt(length - 1);
    const surplus = unmatched.get(last) ?? 0;
    if (surplus > 0) unmatched.set(last, surplus - 1);
    else if (!".,;:!?'’…*".includes(last) || last === '') return length;
    length -= 1;
  }
}

function unmatchedClosings(found: string): Map<string, number> {
  return new Map([...brackets].map(([closing, opening]) => [closing, count(found, closing) - count(found, opening)]));
}

const count = (text: string, character: string) => text.split(character).length - 1;
