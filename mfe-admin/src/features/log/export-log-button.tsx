import { useApi, useNotify } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { DownloadIcon } from '@seed/ui/icons/download';
import { useMutation } from '@tanstack/react-query';
import { messages } from '../../messages.ts';
import { type LogFilter, readLog } from '../../registry/read-log.ts';

const texts = messages.log;

/** Saves the entries that are shown, and all that follow them, as a file with one JSON object a line. */
export const ExportLogButton = ({ filter }: { readonly filter: LogFilter }) => {
  const api = useApi();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => readLog(api, filter),
    onSuccess: (entries) => save(entries.map((entry) => `${JSON.stringify(entry)}\n`)),
    onError: () => notify({ tone: 'error', text: texts.exportFailed }),
  });
  return (
    <Button icon={<DownloadIcon />} isPending={isPending} onPress={() => mutate()}>
      {texts.export}
    </Button>
  );
};

function save(lines: string[]): void {
  const url = URL.createObjectURL(new Blob(lines, { type: 'application/jsonl' }));
  Object.assign(document.createElement('a'), { href: url, download: texts.fileName }).click();
  URL.revokeObjectURL(url);
}
