import { TextArea } from '@seed/ui/text-area';
import type { TextAreaProps } from '@seed/ui/text-area';
import { useRef, useState } from 'react';
import type { AriaAttributes, ReactNode } from 'react';
import { lateCode } from '../late-code.ts';
import styles from './mention-field.module.css';

export interface MentionFieldProps extends TextAreaProps {
  /** The field of the form with the chosen mentions, as `mentionsAsLines` writes them. */
  readonly mentions: {
    readonly value: string;
    readonly onChange: (lines: string) => void;
    readonly error?: ReactNode;
  };
}

// Most members write without mentions, so what completes them is a separate chunk.
const useMentionCode = lateCode(() => import(/* webpackChunkName: "mentions" */ './mention-completion.tsx'));

/** A field for a text in which `@` and the beginning of a name offer members to mention. */
export const MentionField = ({ mentions, ...props }: MentionFieldProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [aria, setAria] = useState<AriaAttributes>();
  const code = useMentionCode(props.value.includes('@'));
  return (
    <div ref={box} className={styles.field}>
      <TextArea {...props} {...aria} error={props.error ?? mentions.error} />
      {code && <code.MentionCompletion box={box} text={props} mentions={mentions} onAria={setAria} />}
    </div>
  );
};
