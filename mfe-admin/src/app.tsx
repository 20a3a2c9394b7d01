import { lazy, Suspense } from 'react';
import { isApiError, NotFoundPage, usePortal } from '@seed/portal-sdk';
import { Route, Routes } from 'react-router-dom';
import { useModules } from './registry/modules.ts';
import { messages } from './messages.ts';
import { ModulePage } from './pages/module-page.tsx';
import { ModulesPage } from './pages/modules-page.tsx';
import { NoRegistryPage } from './pages/no-registry-page.tsx';

const dialogs = () => import('./dialogs.ts');
const RevokeKeyDialog = lazy(async () => ({ default: (await dialogs()).RevokeKeyDialog }));
const AddModuleDialog = lazy(async () => ({ default: (await dialogs()).AddModuleDialog }));
const HandOverDialog = lazy(async () => ({ default: (await dialogs()).HandOverDialog }));
const SwitchOffDialog = lazy(async () => ({ default: (await dialogs()).SwitchOffDialog }));
const SwitchOnDialog = lazy(async () => ({ default: (await dialogs()).SwitchOnDialog }));
const PromoteDialog = lazy(async () => ({ default: (await dialogs()).PromoteDialog }));
const ChangeRolloutDialog = lazy(async () => ({ default: (await dialogs()).ChangeRolloutDialog }));
const EndRolloutDialog = lazy(async () => ({ default: (await dialogs()).EndRolloutDialog }));
const StartRolloutDialog = lazy(async () => ({ default: (await dialogs()).StartRolloutDialog }));
const LogPage = lazy(async () => ({ default: (await import('./pages/log-page.tsx')).LogPage }));

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
      <Route
        path="log"
        element={
          <Suspense fallback={null}>
            <LogPage />
          </Suspense>
        }
      />
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
