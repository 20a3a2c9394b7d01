import type * as dialogs from './dialogs.ts';
import { lazy, Suspense, useEffect } from 'react';
import { isApiError, NotFoundPage, usePortal } from '@seed/portal-sdk';
import { Route, Routes } from 'react-router-dom';
import { useModules } from './registry/modules.ts';
import { messages } from './messages.ts';
import { ModulesPage } from './pages/modules-page.tsx';
import { NoRegistryPage } from './pages/no-registry-page.tsx';

type Dialogs = typeof dialogs;

/** A dialog of an act; the first that opens loads the code of all. */
const dialog = <Name extends keyof Dialogs>(name: Name) =>
  lazy<Dialogs[Name]>(async () => ({ default: (await import('./dialogs.ts'))[name] }));

const AddModuleDialog = dialog('AddModuleDialog');
const ChangeRolloutDialog = dialog('ChangeRolloutDialog');
const EndRolloutDialog = dialog('EndRolloutDialog');
const HandOverDialog = dialog('HandOverDialog');
const PromoteDialog = dialog('PromoteDialog');
const RevokeKeyDialog = dialog('RevokeKeyDialog');
const StartRolloutDialog = dialog('StartRolloutDialog');
const SwitchOffDialog = dialog('SwitchOffDialog');
const SwitchOnDialog = dialog('SwitchOnDialog');
const UndoDialog = dialog('UndoDialog');

const ReportsPage = lazy(async () => ({ default: (await import('./pages/reports-page.tsx')).ReportsPage }));
const LogPage = lazy(async () => ({ default: (await import('./pages/log-page.tsx')).LogPage }));
const loadModulePage = () => import('./pages/module-page.tsx');
const ModulePage = lazy(async () => ({ default: (await loadModulePage()).ModulePage }));

/** The pages below `/admin`. */
export const App = () => {
  const { user } = usePortal();
  if (!user.isAdmin) return <NotFoundPage {...messages.onlyAdmins} href="/intranet-welcome" />;
  // Reports need no registry.
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="reports" element={<ReportsPage />} />
        <Route path="*" element={<ReleasePages />} />
      </Routes>
    </Suspense>
  );
};

const ReleasePages = () => {
  const modules = useModules();
  useEffect(() => {
    if (modules.isSuccess) void loadModulePage();
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
