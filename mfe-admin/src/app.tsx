import { isApiError, NotFoundPage, usePortal } from '@seed/portal-sdk';
import { Route, Routes } from 'react-router-dom';
import { RevokeKeyDialog } from './features/keys/revoke-key-dialog.tsx';
import { AddModuleDialog } from './features/modules/add-module-dialog.tsx';
import { useModules } from './registry/modules.ts';
import { HandOverDialog } from './features/modules/hand-over-dialog.tsx';
import { SwitchOffDialog, SwitchOnDialog } from './features/modules/switch-dialogs.tsx';
import { PromoteDialog } from './features/releases/promote-dialog.tsx';
import { ChangeRolloutDialog } from './features/rollouts/change-rollout-dialog.tsx';
import { EndRolloutDialog } from './features/rollouts/end-rollout-dialog.tsx';
import { StartRolloutDialog } from './features/rollouts/start-rollout-dialog.tsx';
import { messages } from './messages.ts';
import { LogPage } from './pages/log-page.tsx';
import { ModulePage } from './pages/module-page.tsx';
import { ModulesPage } from './pages/modules-page.tsx';
import { NoRegistryPage } from './pages/no-registry-page.tsx';

/** The pages below `/admin`. */
export const App = () => {
  const { user } = usePortal();
  return user.isAdmin ? <AdminPages /> : <NotFoundPage {...messages.onlyAdmins} href="/intranet-welcome" />;
};

const AdminPages = () => {
  const modules = useModules();
  if (isApiError(modules.error, 'not_found')) return <NoRegistryPage />;
  return (
    <Routes>
      <Route path="/" element={<ModulesPage />}>
        <Route path="new" element={<AddModuleDialog />} />
      </Route>
      <Route path="log" element={<LogPage />} />
      <Route path="modules/:module" element={<ModulePage />}>
        <Route path="team" element={<HandOverDialog />} />
        <Route path="promote" element={<PromoteDialog />} />
        <Route path="canary" element={<StartRolloutDialog />} />
        <Route path="canary/:id/share" element={<ChangeRolloutDialog />} />
        <Route path="canary/:id/promote" element={<EndRolloutDialog state="promoted" />} />
        <Route path="canary/:id/abort" element={<EndRolloutDialog state="aborted" />} />
        <Route path="off" element={<SwitchOffDialog />} />
        <Route path="on" element={<SwitchOnDialog />} />
        <Route path="revoke/:kid" element={<RevokeKeyDialog />} />
      </Route>
      <Route path="*" element={<NotFoundPage {...messages.notFound} href="/admin" />} />
    </Routes>
  );
};
