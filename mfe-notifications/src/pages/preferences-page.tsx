import { usePage } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { PreferenceList } from '../features/preferences/preference-list.tsx';
import { preferenceMessages as texts } from '../features/preferences/preference-messages.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/notifications/preferences`: which notifications the member gets, where and how often. */
export const PreferencesPage = () => (
  <PageBody>
    <PageHeader
      title={texts.title}
      titleRef={usePage({ title: texts.title })}
      intro={texts.intro}
      back={{ href: paths.notifications, label: messages.page.title }}
    />
    <PreferenceList />
  </PageBody>
);
