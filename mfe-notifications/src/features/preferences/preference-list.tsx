import { QueryContent } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Skeleton } from '@seed/ui/skeleton';
import { preferenceMessages as texts } from './preference-messages.ts';
import { usePreferences } from './api/preferences.ts';
import styles from './preference-list.module.css';
import { TopicCard } from './topic-card.tsx';

/** The choices of the member, topic by topic. Each one is stored at once. */
export const PreferenceList = () => (
  <QueryContent query={usePreferences()} errorTitle={texts.errorTitle} loading={<PreferenceListSkeleton />}>
    {({ topics, sendsEmail, emailTo, timeZone }) => (
      <div className={styles.list}>
        {sendsEmail && emailTo !== undefined && timeZone !== undefined && <p>{texts.emailsGo(emailTo, timeZone)}</p>}
        {topics.map((choice) => (
          <TopicCard key={choice.topic} choice={choice} sendsEmail={sendsEmail} />
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
