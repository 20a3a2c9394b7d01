import type { Profile } from '@seed/community-contracts/profiles';
import { useDialogRoute } from '@seed/portal-sdk';
import { FlagIcon } from '@seed/ui/icons/flag';
import { Menu } from '@seed/ui/menu';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';

/** The menu of another member's profile. */
export const ReportMenu = ({ profile: { id, name } }: { readonly profile: Profile }) => {
  const { open } = useDialogRoute(paths.profile(id));
  const onAction = () => open(paths.report(id));
  return (
    <Menu
      label={messages.profile.menu(name)}
      items={[{ id: 'report', label: messages.profile.report, icon: <FlagIcon />, onAction }]}
    />
  );
};
