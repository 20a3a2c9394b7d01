import type { DataExport } from '@seed/community-contracts/data-exports';
import { failureText, useNotify } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { DateText } from '@seed/ui/date-text';
import { dateFormat } from '@seed/ui/formats';
import { DownloadIcon } from '@seed/ui/icons/download';
import { useDownloadExport } from './api/download-export.ts';
import { fileSize } from './file-size.ts';
import { myDataMessages } from './my-data-messages.ts';
import section from '../../account/section.module.css';

const texts = myDataMessages.exports;
const day: Intl.DateTimeFormatOptions = { dateStyle: 'long' };

/** One file of the member: its state, and the download when it is ready. */
export const ExportRow = ({ id, state, requestedAt, bytes, expiresAt }: DataExport) => (
  <li className={section.row}>
    <div className={section.about}>
      <p className={state === 'failed' ? section.problem : undefined}>
        {state === 'ready' ? texts.ready(fileSize(bytes ?? 0)) : texts[state]}
      </p>
      <p className={section.muted}>
        {texts.requestedAt}
        <DateText value={requestedAt} />
        {expiresAt !== null && (
          <>
            {texts.until}
            <DateText value={expiresAt} format={day} />
          </>
        )}
      </p>
    </div>
    {state === 'ready' && <Download id={id} requestedAt={requestedAt} />}
  </li>
);

const Download = ({ id, requestedAt }: Pick<DataExport, 'id' | 'requestedAt'>) => {
  const notify = useNotify();
  const download = useDownloadExport(id);
  const start = () =>
    download.mutate(undefined, {
      onError: (error) => notify({ tone: 'error', text: texts.downloadFailed(failureText(error)) }),
    });
  return (
    <Button
      icon={<DownloadIcon />}
      aria-label={texts.downloadOf(dateFormat('en-US', day).format(new Date(requestedAt)))}
      isPending={download.isPending}
      onPress={start}
    >
      {texts.download}
    </Button>
  );
};
