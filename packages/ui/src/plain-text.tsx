import { Fragment } from 'react';
import { Link } from './link.tsx';
import styles from './plain-text.module.css';

export interface PlainTextProps {
  readonly children: string;
}

/**
 * Shows a member's text: line breaks stay, web addresses become links, and HTML is shown as typed.
 *
 * @example
 * ```tsx
 * import { PlainText } from '@seed/ui/plain-text';
 *
 * export const Content = () => <PlainText>{'Slides: https://seed.example/slides'}</PlainText>;
 * ```
 */
export const PlainText = ({ children }: PlainTextProps) => (
  <p className={styles.text}>
    {splitAtAddresses(children).map(({ text, href }, index) => (
      <Fragment key={index}>
        {href === undefined ? (
          text
        ) : (
          <Link href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {text}
          </Link>
        )}
      </Fragment>
    ))}
  </p>
);

interface Part {
  readonly text: string;
  readonly href?: string;
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+/giu;
/** Punctuation after an address. A closing bracket belongs to the address only if the address contains its opening. */
const afterAddress = /[.,;:!?'’…)\]}]+$/u;

function splitAtAddresses(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = trimmed(match[0]);
    const href = /^www\./i.test(found) ? `https://${found}` : found;
    if (!URL.canParse(href)) continue;
    parts.push({ text: text.slice(end, match.index) }, { text: found, href });
    end = match.index + found.length;
  }
  return [...parts, { text: text.slice(end) }];
}

function trimmed(found: string): string {
  const tail = afterAddress.exec(found)?.[0] ?? '';
  const bare = found.slice(0, found.length - tail.length);
  return tail.startsWith(')') && bare.includes('(') && !bare.includes(')') ? `${bare})` : bare;
}
