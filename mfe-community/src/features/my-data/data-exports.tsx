import type { DataExport } from '@seed/community-contracts/data-exports';
import { failureText, QueryContent, useNotify } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Button } from '@seed/ui/button';
import { Card } from '@seed/ui/card';
import { Skeleton } from '@seed/ui/skeleton';
import { useDataExports } from './api/list-exports.ts';
import { useRequestExport } from './api/request-export.ts';
import { ExportRow } from './export-row.tsx';
import { myDataMessages } from './my-data-messages.ts';
import section from '../../account/section.module.css';

const texts = myDataMessages.exports;

/** The member requests a file with all their data, and downloads those that are ready. */
export const DataExports = () => (
  <Card as="section" aria-labelledby="data-exports" className={section.card ?? ''}>
    <h2 id="data-exports">{texts.title}</h2>
    <p>{texts.hint}</p>
    <p className={section.muted}>{texts.limits}</p>
    <QueryContent
      query={useDataExports()}
      errorTitle={texts.errorTitle}
      loading={
        <Busy label={texts.loading}>
          <Skeleton shape="block" height="6rem" />
        </Busy>
      }
    >
      {(exports) => <Files exports={exports} />}
    </QueryContent>
  </Card>
);

const Files = ({ exports }: { readonly exports: readonly DataExport[] }) => {
  const notify = useNotify();
  const request = useRequestExport();
  const isPreparing = exports.some(({ state }) => state === 'preparing');
  const send = () =>
    request.mutate(undefined, {
      onError: (error) => notify({ tone: 'error', text: texts.requestFailed(failureText(error)) }),
    });
  return (
    <>
      {exports.length > 0 && (
        <ul className={section.rows} aria-label={texts.list}>
          {exports.map((one) => (
            <ExportRow key={one.id} {...one} />
          ))}
        </ul>
      )}
      <p role="status" className={section.muted}>
        {isPreparing ? texts.requested : exports.length === 0 ? texts.none : ''}
      </p>
      {!isPreparing && (
        <Button variant="primary" isPending={request.isPending} onPress={send} className={section.start ?? ''}>
          {texts.request}
        </Button>
      )}
    </>
  );
};
