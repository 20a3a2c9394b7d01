import { mentionsInText } from '@seed/forums-contracts/mention-places';
import type { Mention } from '@seed/forums-contracts/mentions';

/** A form contains texts only, so the chosen mentions are one text: a line for each, with its parts separated by a tab. */
export function mentionsAsLines(mentions: readonly Mention[] = []): string {
  return mentions.map(({ memberId, name }) => `${memberId}\t${name}`).join('\n');
}

export function mentionsIn(lines: string): Mention[] {
  return lines.split('\n').flatMap((line) => {
    const [memberId, name] = line.split('\t');
    return memberId && name ? [{ memberId, name }] : [];
  });
}

/** The field of a request with the mentions that the text still has. Without any the service removes those of before. */
export function mentionsToSend(text: string, lines: string): { readonly mentions?: Mention[] } {
  const mentions = mentionsInText(text, mentionsIn(lines));
  return mentions.length === 0 ? {} : { mentions };
}
