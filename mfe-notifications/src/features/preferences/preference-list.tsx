import { QueryContent } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Skeleton } from '@seed/ui/skeleton';
import { lazy, Suspense } from 'react';
import { preferenceMessages as texts } from './preference-messages.ts';
import { EmailStopped } from './email-stopped.tsx';
import { usePreferences } from './api/preferences.ts';
import styles from './preference-list.module.css';
import { TopicCard } from './topic-card.tsx';

/** Portals without push messages do not need it. */
const DeviceCard = lazy(async () => ({ default: (await import('../devices/device-card.tsx')).DeviceCard }));

/** The choices of the member, topic by topic. Each one is stored at once. */
export const PreferenceList = () => (
  <QueryContent query={usePreferences()} errorTitle={texts.errorTitle} loading={<PreferenceListSkeleton />}>
    {({ topics, sendsEmail, pushKey, emailTo, emailStopped, timeZone }) => (
      <div className={styles.list}>
        {pushKey !== undefined && (
          <Suspense fallback={<Skeleton shape="block" height="8.5rem" />}>
            <DeviceCard pushKey={pushKey} />
          </Suspense>
        )}
        {sendsEmail && emailTo !== undefined && emailStopped !== undefined && (
          <EmailStopped reason={emailStopped.reason} emailTo={emailTo} />
        )}
        {sendsEmail && emailTo !== undefined && emailStopped === undefined && timeZone !== undefined && (
          <p>{texts.emailsGo(emailTo, timeZone)}</p>
        )}
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
