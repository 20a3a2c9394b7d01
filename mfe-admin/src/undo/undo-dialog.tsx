import { queryFor, useApi, useDialogRoute } from '@seed/portal-sdk';
import { listLogEntries } from '@seed/registry-contracts/log';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { ActDialog } from '../acts/act-dialog.tsx';
import { dryRunReason } from '../acts/use-rehearsal.ts';
import { paths } from '../paths.ts';
import { undoMessages as texts } from './undo-messages.ts';
import { undoOf } from './undo-of.ts';

/** The dialogs at `/admin/log/undo?entry={sequence}` and `/admin/modules/{module}/undo?entry={sequence}`. */
export const UndoDialog = () => {
  const api = useApi();
  const { module } = useParams();
  const sequence = Number(useSearchParams()[0].get('entry'));
  const { close } = useDialogRoute(module === undefined ? paths.log : paths.module(module));
  const { data = [] } = useQuery(queryFor(api, listLogEntries, { query: { cursor: sequence + 1, limit: 1 } }));
  const entry = data.find((one) => one.sequence === sequence);
  const undo = entry && undoOf(entry);
  if (undo === undefined || !('send' in undo)) return null;
  return (
    <ActDialog
      draft={`undo-${sequence}`}
      title={texts.title}
      submitLabel={texts.submit}
      successMessage={texts.done}
      act={({ body: { reason } }) => undo.send(api, { reason, dryRun: 'false' })}
      rehearse={() => undo.send(api, { reason: dryRunReason, dryRun: 'true' })}
      onClose={close}
    >
      {undo.text}
    </ActDialog>
  );
};
