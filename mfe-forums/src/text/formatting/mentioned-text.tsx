import { mentionPlaces } from '@seed/forums-contracts/mention-places';
import type { Mention } from '@seed/forums-contracts/mentions';
import { Link } from '@seed/ui/link';
import { LinkedText } from '@seed/ui/linked-text';
import { createContext, Fragment, useContext } from 'react';
import { paths } from '../../paths.ts';

/** The mentions of the text that is shown. */
export const MentionsContext = createContext<readonly Mention[]>([]);

/** A stretch of text in which mentions lead to profiles, and web addresses are links. */
export const MentionedText = ({ children: text }: { readonly children: string }) => {
  const places = mentionPlaces(text, useContext(MentionsContext));
  const end = places.at(-1)?.to ?? 0;
  return (
    <>
      {places.map(({ from, to, memberId }, index) => (
        <Fragment key={from}>
          <LinkedText>{text.slice(places[index - 1]?.to ?? 0, from)}</LinkedText>
          <Link href={paths.member(memberId)}>{text.slice(from, to)}</Link>
        </Fragment>
      ))}
      <LinkedText>{text.slice(end)}</LinkedText>
    </>
  );
};
