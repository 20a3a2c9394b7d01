import { useDialogRoute, usePage } from '@seed/portal-sdk';
import { IconButton } from '@seed/ui/icon-button';
import { PlusIcon } from '@seed/ui/icons/plus';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { Outlet } from 'react-router-dom';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { SampleItemList } from '../sample-items/sample-item-list.tsx';

/** `/sample-items`. */
export const SampleItemsPage = () => {
  const { title, intro, add } = messages.page;
  const heading = usePage({ title });
  const { open } = useDialogRoute(paths.list);
  const create = () => open(paths.create);
  return (
    <PageBody width="wide">
      <PageHeader
        title={title}
        titleRef={heading}
        intro={intro}
        actions={<IconButton variant="floating" label={add} icon={<PlusIcon />} onPress={create} />}
      />
      <SampleItemList onAdd={create} />
      <Outlet />
    </PageBody>
  );
};
