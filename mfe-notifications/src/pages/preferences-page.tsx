import { usePage } from '@seed/portal-sdk';
import { lateComponent } from '@seed/ui/late-component';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { Skeleton } from '@seed/ui/skeleton';
import { PreferenceList } from '../features/preferences/preference-list.tsx';
import { preferenceMessages as texts } from '../features/preferences/preference-messages.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** Portals without push messages do not need it. */
const DeviceCard = lateComponent(async () => (await import('../features/devices/device-card.tsx')).DeviceCard);

/** `/notifications/preferences`: which notifications the member gets, where and how often. */
export const PreferencesPage = () => (
  <PageBody>
    <PageHeader
      title={texts.title}
      titleRef={usePage({ title: texts.title })}
      intro={texts.intro}
      back={{ href: paths.notifications, label: messages.page.title }}
    />
    <PreferenceList device={(pushKey) => <Device pushKey={pushKey} />} />
  </PageBody>
);

const Device = ({ pushKey }: { readonly pushKey: string }) => (
  <DeviceCard pushKey={pushKey} whileLoading={<Skeleton shape="block" height="8.5rem" />} />
);
