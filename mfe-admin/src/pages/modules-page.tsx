import { useDialogRoute, usePage } from '@seed/portal-sdk';
import { IconButton } from '@seed/ui/icon-button';
import { PlusIcon } from '@seed/ui/icons/plus';
import { Link } from '@seed/ui/link';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { DialogOutlet } from '../dialog-outlet.tsx';
import { useLiveRegistry } from '../acts/use-live-registry.ts';
import { ModuleList } from '../features/modules/module-list.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

const { title, intro, add, log, reports } = messages.modules;

/** `/admin`: every module, and what is live of it. */
export const ModulesPage = () => {
  useLiveRegistry();
  const heading = usePage({ title });
  const { open } = useDialogRoute(paths.modules);
  const onAdd = () => open(paths.newModule);
  return (
    <PageBody width="wide">
      <PageHeader
        title={title}
        titleRef={heading}
        intro={
          <>
            {intro} <Link href={paths.log}>{log}</Link> · <Link href={paths.reports}>{reports}</Link>
          </>
        }
        actions={<IconButton variant="floating" label={add} icon={<PlusIcon />} onPress={onAdd} />}
      />
      <ModuleList onAdd={onAdd} />
      <DialogOutlet />
    </PageBody>
  );
};
