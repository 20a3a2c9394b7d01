import { isApiError, NotFoundPage, usePortal } from '@seed/portal-sdk';
import { Route, Routes } from 'react-router-dom';
import { RevokeKeyDialog } from './features/keys/revoke-key-dialog.tsx';
import { AddModuleDialog } from './features/modules/add-module-dialog.tsx';
import { useModules } from './registry/modules.ts';
import { HandOverDialog } from './features/modules/hand-over-dialog.tsx';
import { PromoteDialog } from './features/releases/promote-dialog.tsx';
import { RemoveDialog } from './features/releases/remove-dialog.tsx';
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
        <Route path="remove" element={<RemoveDialog />} />
        <Route path="revoke/:kid" element={<RevokeKeyDialog />} />
      </Route>
      <Route path="*" element={<NotFoundPage {...messages.notFound} href="/admin" />} />
    </Routes>
  );
};
