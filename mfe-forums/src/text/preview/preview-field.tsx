import { useId, useState } from 'react';
import { FormattedText } from '../formatted-text.tsx';
import { MentionField } from '../mentions/mention-field.tsx';
import type { MentionFieldProps } from '../mentions/mention-field.tsx';
import { mentionsToSend } from '../mentions/mention-lines.ts';
import styles from './preview-field.module.css';
import { previewMessages as texts } from './preview-messages.ts';
import { PreviewTabs } from './preview-tabs.tsx';

/** A field for a text with formatting, and what the text will look like. */
export const PreviewField = (props: MentionFieldProps) => {
  const { value, mentions, error = mentions.error } = props;
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  // A field with an error has to be there for the focus.
  const isPreview = isWanted && error === undefined;
  return (
    <div className={styles.field}>
      <PreviewTabs id={id} isPreview={isPreview} canPreview={error === undefined} onChange={setIsWanted} />
      <div role="tabpanel" id={`${id}-write-panel`} aria-labelledby={`${id}-write`} hidden={isPreview}>
        <MentionField {...props} description={texts.hint} />
      </div>
      <div
        role="tabpanel"
        id={`${id}-preview-panel`}
        aria-labelledby={`${id}-preview`}
        hidden={!isPreview}
        tabIndex={0}
        className={styles.preview}
      >
        {isPreview &&
          (value.trim() === '' ? (
            <p className={styles.empty}>{texts.empty}</p>
          ) : (
            <FormattedText mentions={mentionsToSend(value, mentions.value).mentions}>{value}</FormattedText>
          ))}
      </div>
    </div>
  );
};
