import { isApiError, NotFoundPage, usePortal } from '@seed/portal-sdk';
import { lateComponent } from '@seed/ui/late-component';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useModules } from './registry/modules.ts';
import { messages } from './messages.ts';
import { ModulesPage } from './pages/modules-page.tsx';
import { NoRegistryPage } from './pages/no-registry-page.tsx';

/** The dialogs of the acts; the first that opens loads the code of all. */
const loadDialogs = () => import('./dialogs.ts');

const AddModuleDialog = lateComponent(async () => (await loadDialogs()).AddModuleDialog);
const ChangeRolloutDialog = lateComponent(async () => (await loadDialogs()).ChangeRolloutDialog);
const EndRolloutDialog = lateComponent(async () => (await loadDialogs()).EndRolloutDialog);
const HandOverDialog = lateComponent(async () => (await loadDialogs()).HandOverDialog);
const PromoteDialog = lateComponent(async () => (await loadDialogs()).PromoteDialog);
const RevokeKeyDialog = lateComponent(async () => (await loadDialogs()).RevokeKeyDialog);
const StartRolloutDialog = lateComponent(async () => (await loadDialogs()).StartRolloutDialog);
const SwitchOffDialog = lateComponent(async () => (await loadDialogs()).SwitchOffDialog);
const SwitchOnDialog = lateComponent(async () => (await loadDialogs()).SwitchOnDialog);
const UndoDialog = lateComponent(async () => (await loadDialogs()).UndoDialog);

const ReportsPage = lateComponent(async () => (await import('./pages/reports-page.tsx')).ReportsPage);
const LogPage = lateComponent(async () => (await import('./pages/log-page.tsx')).LogPage);
const ModulePage = lateComponent(async () => (await import('./pages/module-page.tsx')).ModulePage);

/** The pages below `/admin`. */
export const App = () => {
  const { user } = usePortal();
  if (!user.isAdmin) return <NotFoundPage {...messages.onlyAdmins} href="/intranet-welcome" />;
  // Reports need no registry.
  return (
    <Routes>
      <Route path="reports" element={<ReportsPage />} />
      <Route path="*" element={<ReleasePages />} />
    </Routes>
  );
};

const ReleasePages = () => {
  const modules = useModules();
  useEffect(() => {
    if (modules.isSuccess) void ModulePage.load();
  }, [modules.isSuccess]);
  if (isApiError(modules.error, 'not_found')) return <NoRegistryPage />;
  return <ReleaseRoutes />;
};

const ReleaseRoutes = () => (
  <Routes>
    <Route path="/" element={<ModulesPage />}>
      <Route path="new" element={<AddModuleDialog />} />
    </Route>
    <Route path="log" element={<LogPage />}>
      <Route path="undo" element={<UndoDialog />} />
    </Route>
    <Route path="modules/:module" element={<ModulePage />}>
      <Route path="undo" element={<UndoDialog />} />
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
