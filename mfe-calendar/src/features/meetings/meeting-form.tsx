import { meetingInstant, meetingLimits } from '@seed/calendar-contracts/meetings';
import { useForm } from '@seed/portal-sdk';
import type { FormProps, Parsed } from '@seed/portal-sdk';
import { FieldPairs } from '@seed/ui/field-pairs';
import { Form } from '@seed/ui/form';
import { Select } from '@seed/ui/select';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { useClubs } from './api/list-clubs.ts';
import { audienceOf, audiencesWith, classificationOf } from './audience.ts';
import { lengthsWith } from './lengths.ts';
import { meetingFormMessages as texts } from './meeting-form-messages.ts';
import type { MeetingInput, MeetingText } from './meeting-input.ts';
import { MeetingTimes } from './meeting-times.tsx';
import { RecurrenceFields } from './recurrence-fields.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import styles from './meeting-form.module.css';

export interface MeetingFormProps extends FormProps<keyof MeetingText, MeetingInput> {
  readonly parse: (text: MeetingText) => Parsed<keyof MeetingText, MeetingInput>;
  /** Shown once if any required field is empty. */
  readonly missing: string;
  /** Whether the meeting is new, and may repeat; or is one of a series, whose following ones may change, too. */
  readonly recurrence?: 'new' | 'series' | undefined;
}

export const MeetingForm = ({ parse, missing, recurrence, ...props }: MeetingFormProps) => {
  const clubs = useClubs().filter(({ retiredAt }) => retiredAt === undefined);
  const { text, set, errors, formProps, ...form } = useForm(props, parse);
  const field = (name: keyof MeetingText) => ({
    ...form.field(name),
    error: errors[name] === missing ? texts.required : errors[name] && <span role="alert">{errors[name]}</span>,
  });
  return (
    <Form {...formProps} failure={Object.values(errors).includes(missing) ? missing : formProps.failure}>
      <TextField label={texts.title} {...field('title')} maxLength={meetingLimits.title} isRequired autoFocus />
      <TextField label={texts.url} {...field('url')} inputMode="url" description={texts.urlHint} isRequired />
      <FieldPairs areShort>
        <TextField label={texts.date} {...field('date')} type="date" isRequired />
        <TextField label={texts.time} {...field('time')} type="time" description={texts.timeHint} isRequired />
      </FieldPairs>
      <Elsewhere {...text} />
      {recurrence === 'new' && <RecurrenceFields text={text} set={set} error={errors.until} />}
      <TextArea label={texts.description} {...field('description')} maxLength={meetingLimits.description} rows={2} />
      <FieldPairs areShort>
        <Select
          label={texts.length}
          options={lengthsWith(text.durationMinutes)}
          value={text.durationMinutes}
          onChange={(minutes) => set('durationMinutes', minutes)}
          error={errors.durationMinutes}
        />
        <Select
          label={texts.classification}
          options={audiencesWith(text.classification, clubs)}
          value={audienceOf(text.classification)}
          onChange={(audience) => set('classification', classificationOf(audience))}
          error={errors.classification}
        />
      </FieldPairs>
      {recurrence === 'series' && (
        <ScopeChoice
          scope={text.scope === 'following' ? 'following' : 'one'}
          onChange={(scope) => set('scope', scope)}
        />
      )}
    </Form>
  );
};

/** Shows the typed time in the other zones. */
const Elsewhere = ({ date, time, durationMinutes }: MeetingText) => {
  const wallClock = `${date}T${time}`;
  if (date === '' || time === '' || Number.isNaN(Date.parse(`${wallClock}Z`))) return null;
  return (
    <div className={styles.elsewhere}>
      <p>{texts.elsewhere}</p>
      <MeetingTimes
        date={wallClock}
        startsAt={meetingInstant(wallClock).toISOString()}
        durationMinutes={Number(durationMinutes)}
      />
    </div>
  );
};
