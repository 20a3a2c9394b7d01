import type { ListedProfile } from '@seed/community-contracts/profile-list';
import { usePortal } from '@seed/portal-sdk';
import { useEffect, useId, useState } from 'react';
import type { AriaAttributes, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { MemberOption } from './member-option.tsx';
import { mentionsAsLines, mentionsIn } from './mention-lines.ts';
import { mentionMessages as texts } from './mention-messages.ts';
import { useCandidates } from './use-candidates.ts';
import { useListKeys } from './use-list-keys.ts';
import { areaIn, useTypedName } from './use-typed-name.ts';
import styles from './mention-completion.module.css';

interface FormField {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface MentionCompletionProps {
  /** Contains the field. */
  readonly box: RefObject<HTMLElement | null>;
  readonly text: FormField;
  readonly mentions: FormField;
  /** Receives the attributes of the field that name the list and its chosen option; undefined while there is no list. */
  readonly onAria: (aria: AriaAttributes | undefined) => void;
}

/** The list of the members whose name is being typed. The field keeps the focus. */
export const MentionCompletion = ({ box, text, mentions, onAria }: MentionCompletionProps) => {
  const { announce } = usePortal();
  const id = useId();
  const typed = useTypedName(box, text.value, mentions.value);
  const [closedAt, setClosedAt] = useState<number>();
  const { profiles, isFailed } = useCandidates(typed?.from === closedAt ? undefined : typed?.words);
  const [chosen, setChosen] = useState({ words: '', index: 0 });
  const count = profiles.length;
  const active = chosen.words === typed?.words ? Math.min(chosen.index, count - 1) : 0;
  const choose = ({ id: memberId, name }: ListedProfile) => {
    if (typed === undefined) return;
    const before = `${text.value.slice(0, typed.from)}@${name} `;
    flushSync(() => {
      text.onChange(before + text.value.slice(typed.to).replace(/^ /, ''));
      // A name leads to one member, so the one who is chosen last takes the place of a namesake.
      const others = mentionsIn(mentions.value).filter((one) => one.name !== name && one.memberId !== memberId);
      mentions.onChange(mentionsAsLines([...others, { memberId, name }]));
    });
    areaIn(box)?.setSelectionRange(before.length, before.length);
  };
  useListKeys(box, count > 0, {
    move: (step) => setChosen({ words: typed?.words ?? '', index: (active + step + count) % count }),
    choose: () => profiles[active] && choose(profiles[active]),
    close: () => setClosedAt(typed?.from),
  });
  useEffect(() => {
    const option = `${id}-${active}`;
    onAria(count === 0 ? undefined : { ...ofList, 'aria-controls': id, 'aria-activedescendant': option });
  }, [onAria, id, active, count]);
  useEffect(() => {
    if (count > 0) announce(texts.found(count));
  }, [announce, count]);
  useEffect(() => {
    if (isFailed) announce(texts.failed);
  }, [announce, isFailed]);
  if (isFailed && typed) return <p className={styles.failed}>{texts.failed}</p>;
  if (count === 0) return null;
  return (
    <ul id={id} role="listbox" aria-label={texts.list} ref={scrollThere} className={styles.list}>
      {profiles.map((profile, index) => (
        <MemberOption
          key={profile.id}
          id={`${id}-${index}`}
          profile={profile}
          isActive={index === active}
          onChoose={() => choose(profile)}
        />
      ))}
    </ul>
  );
};

const ofList: AriaAttributes = { 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' };

/** A list that appears below the lower edge is scrolled to. */
function scrollThere(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}
