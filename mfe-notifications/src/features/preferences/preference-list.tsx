import { QueryContent } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Skeleton } from '@seed/ui/skeleton';
import type { ReactNode } from 'react';
import { preferenceMessages as texts } from './preference-messages.ts';
import { EmailStopped } from './email-stopped.tsx';
import { usePreferences } from './api/preferences.ts';
import styles from './preference-list.module.css';
import { TopicCard } from './topic-card.tsx';

interface PreferenceListProps {
  /** Renders the choice of this device by the public key of the portal's push messages. */
  readonly device: (pushKey: string) => ReactNode;
}

/** The choices of the member, topic by topic. Each one is stored at once. */
export const PreferenceList = ({ device }: PreferenceListProps) => (
  <QueryContent query={usePreferences()} errorTitle={texts.errorTitle} loading={<PreferenceListSkeleton />}>
    {({ topics, sendsEmail, pushKey, emailTo, emailStopped, timeZone }) => (
      <div className={styles.list}>
        {pushKey !== undefined && device(pushKey)}
        {sendsEmail && emailTo !== undefined && emailStopped !== undefined && (
          <EmailStopped reason={emailStopped.reason} emailTo={emailTo} />
        )}
        {sendsEmail && emailTo !== undefined && emailStopped === undefined && timeZone !== undefined && (
          <p>{texts.emailsGo(emailTo, timeZone)}</p>
        )}
        {pushKey !== undefined && timeZone !== undefined && <p>{texts.devicesGet(timeZone)}</p>}
        {topics.map((choice) => (
          <TopicCard key={choice.topic} choice={choice} sendsEmail={sendsEmail} sendsPush={pushKey !== undefined} />
        ))}
      </div>
    )}
  </QueryContent>
);

const PreferenceListSkeleton = () => (
  <Busy label={texts.loading} className={styles.list ?? ''}>
    {Object.keys(texts.topics).map((topic) => (
      <Skeleton key={topic} shape="block" height="8.5rem" />
    ))}
  </Busy>
);
