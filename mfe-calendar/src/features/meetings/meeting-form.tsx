import { meetingInstant, meetingLimits } from '@seed/contracts/meetings';
import type { KeptDraft } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { DraftNote } from '@seed/ui/draft-note';
import { Form } from '@seed/ui/form';
import { FormError } from '@seed/ui/form-error';
import { Select } from '@seed/ui/select';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { useClubs } from './api/list-clubs.ts';
import { audienceOf, audiencesWith, classificationOf } from './audience.ts';
import type { MeetingErrors, MeetingInput, MeetingText, ParsedMeeting } from './meeting-input.ts';
import { MeetingTimes } from './meeting-times.tsx';
import styles from './meeting-form.module.css';

const texts = messages.meetingForm;

export interface MeetingFormProps {
  readonly draft: KeptDraft<keyof MeetingText>;
  readonly parse: (text: MeetingText) => ParsedMeeting;
  /** Told once when something is missing, whatever it is. */
  readonly missing: string;
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** What the service refused, by field. */
  readonly refused: MeetingErrors;
  /** Why it could not be sent. */
  readonly failure: string | undefined;
  readonly onSubmit: (input: MeetingInput) => void;
  readonly onCancel: () => void;
}

export const MeetingForm = (props: MeetingFormProps) => {
  const { draft, parse, missing, submitLabel, isPending, refused, failure, onSubmit, onCancel } = props;
  const [attempts, setAttempts] = useState(0);
  const clubs = useClubs();
  const { text, set } = draft;
  const errors: MeetingErrors = { ...refused, ...(attempts > 0 ? parse(text).errors : {}) };
  const submit = () => {
    setAttempts(attempts + 1);
    const { input } = parse(text);
    if (input && !isPending) onSubmit(input);
  };
  const field = (name: keyof MeetingText) => ({
    value: text[name],
    onChange: (value: string) => set(name, value),
    error: errors[name] === missing ? texts.required : errors[name] && <span role="alert">{errors[name]}</span>,
  });
  return (
    <Form
      attempt={`${attempts} ${Object.keys(refused).join()}`}
      onSubmit={submit}
      buttons={
        <>
          <Button onPress={onCancel}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {draft.restored && draft.changed && <DraftNote onDiscard={draft.clear} />}
      <TextField label={texts.title} {...field('title')} maxLength={meetingLimits.title} isRequired autoFocus />
      <TextField label={texts.url} {...field('url')} inputMode="url" description={texts.urlHint} isRequired />
      <div className={styles.when}>
        <TextField label={texts.date} {...field('date')} type="date" isRequired />
        <TextField label={texts.time} {...field('time')} type="time" description={texts.timeHint} isRequired />
      </div>
      <Elsewhere date={text.date} time={text.time} />
      <TextArea label={texts.description} {...field('description')} maxLength={meetingLimits.description} rows={2} />
      <Select
        label={texts.classification}
        options={audiencesWith(text.classification, clubs)}
        value={audienceOf(text.classification)}
        onChange={(audience) => set('classification', classificationOf(audience))}
      />
      {Object.values(errors).includes(missing) && <FormError>{missing}</FormError>}
      {failure !== undefined && <FormError>{failure}</FormError>}
    </Form>
  );
};

/** What the typed time means in the other zones. */
const Elsewhere = ({ date, time }: Pick<MeetingText, 'date' | 'time'>) => {
  const wallClock = `${date}T${time}`;
  if (date === '' || time === '' || Number.isNaN(Date.parse(`${wallClock}Z`))) return null;
  return (
    <div className={styles.elsewhere}>
      <p>{texts.elsewhere}</p>
      <MeetingTimes date={wallClock} startsAt={meetingInstant(wallClock).toISOString()} />
    </div>
  );
};
