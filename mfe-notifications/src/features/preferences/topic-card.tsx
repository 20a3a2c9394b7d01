import type {
  EmailFrequency,
  PortalFrequency,
  PushFrequency,
  TopicPreference,
} from '@seed/notifications-contracts/notification-preferences';
import { usePortal } from '@seed/portal-sdk';
import { Card } from '@seed/ui/card';
import { FieldPairs } from '@seed/ui/field-pairs';
import { Select, type SelectOption } from '@seed/ui/select';
import { useId } from 'react';
import { preferenceMessages as texts } from './preference-messages.ts';
import { useChoose } from './api/preferences.ts';
import styles from './preference-list.module.css';

const portalOptions: readonly SelectOption<PortalFrequency>[] = [
  { id: 'now', label: texts.portal.now },
  { id: 'never', label: texts.portal.never },
];
const emailOptions: readonly SelectOption<EmailFrequency>[] = [
  { id: 'daily', label: texts.email.daily },
  { id: 'weekly', label: texts.email.weekly },
  { id: 'never', label: texts.email.never },
];
const pushOptions: readonly SelectOption<PushFrequency>[] = [
  { id: 'now', label: texts.push.now },
  { id: 'daily', label: texts.push.daily },
  { id: 'weekly', label: texts.push.weekly },
  { id: 'never', label: texts.push.never },
];

interface TopicCardProps {
  readonly choice: TopicPreference;
  readonly sendsEmail: boolean;
  readonly sendsPush: boolean;
}

/** The choices of one topic. */
export const TopicCard = ({ choice, sendsEmail, sendsPush }: TopicCardProps) => {
  const { notify, announce } = usePortal();
  const { mutate } = useChoose();
  const nameId = useId();
  const { name, hint } = textsOf(choice.topic);
  const choose = (change: Partial<TopicPreference>) =>
    mutate(
      { ...choice, ...change },
      {
        onSuccess: () => announce(texts.saved),
        onError: () => notify({ tone: 'error', text: texts.notSaved }),
      },
    );
  return (
    <Card as="section" aria-labelledby={nameId} className={styles.topic ?? ''}>
      <div>
        <h2 id={nameId} className={styles.name}>
          {name}
        </h2>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      <FieldPairs>
        <Select
          label={texts.portal.label}
          options={portalOptions}
          value={choice.portal}
          onChange={(portal) => choose({ portal })}
        />
        {sendsEmail && (
          <Select
            label={texts.email.label}
            options={emailOptions}
            value={choice.email}
            onChange={(email) => choose({ email })}
          />
        )}
        {sendsPush && (
          <Select
            label={texts.push.label}
            options={pushOptions}
            value={choice.push ?? 'now'}
            onChange={(push) => choose({ push })}
          />
        )}
      </FieldPairs>
    </Card>
  );
};

/** A topic that is newer than this module is shown by its key. */
function textsOf(topic: string): { readonly name: string; readonly hint?: string } {
  const isKnown = (key: string): key is keyof typeof texts.topics => key in texts.topics;
  return isKnown(topic) ? texts.topics[topic] : { name: topic };
}
