import { failureText, isApiError } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { Card } from '@seed/ui/card';
import { FileButton } from '@seed/ui/file-button';
import { FormError } from '@seed/ui/form-error';
import { useState } from 'react';
import { useImportMembers } from './api/import-members.ts';
import { readCsvFile } from './csv-file.ts';
import { importMessages } from './import-messages.ts';
import { ImportReport } from './import-report.tsx';
import styles from './import-file.module.css';

const texts = importMessages.file;

/** Imports members from a CSV file: the file is checked first, and stored when the Admin has seen what becomes of each row. */
export const ImportFile = () => {
  const { file, refused, choose, check, store } = useChosenFile();
  const checked = check.data?.rows;
  const imported = store.data?.rows;
  const error = refused ?? reasonOf(store.error ?? check.error);
  return (
    <Card as="section" aria-labelledby="import-file" className={styles.card ?? ''}>
      <h2 id="import-file">{texts.title}</h2>
      <p>{texts.hint}</p>
      <figure className={styles.example}>
        <figcaption>{texts.example}</figcaption>
        <pre>{texts.exampleText}</pre>
      </figure>
      <p role="status">{statusOf(file?.name ?? '', { isChecking: check.isPending, checked, imported })}</p>
      {checked && <ImportReport rows={imported ?? checked} isDone={imported !== undefined} />}
      {error !== undefined && <FormError>{error}</FormError>}
      <div className={styles.buttons}>
        <FileButton types={['text/csv', '.csv']} onChoose={(chosen) => void choose(chosen)}>
          {file ? texts.chooseAnother : texts.choose}
        </FileButton>
        {file && checked && !imported && peopleIn(checked) > 0 && (
          <Button variant="primary" isPending={store.isPending} onPress={() => store.mutate(file.csv)}>
            {texts.import(peopleIn(checked))}
          </Button>
        )}
      </div>
    </Card>
  );
};

type Rows = Parameters<typeof ImportReport>[0]['rows'];

/** The chosen file, which is checked at once. */
function useChosenFile() {
  const [file, setFile] = useState<{ readonly name: string; readonly csv: string }>();
  const [refused, setRefused] = useState<string>();
  const check = useImportMembers({ dryRun: true });
  const store = useImportMembers({ dryRun: false });
  const choose = async (chosen: File) => {
    // A file that was changed since it was chosen can no longer be read.
    const csv = await readCsvFile(chosen).catch(() => undefined);
    check.reset();
    store.reset();
    setFile(typeof csv === 'string' ? { name: chosen.name, csv } : undefined);
    setRefused(csv === null ? texts.tooLarge : csv === undefined ? texts.unreadable : undefined);
    if (typeof csv === 'string') check.mutate(csv);
  };
  return { file, refused, choose, check, store };
}

interface Progress {
  readonly isChecking: boolean;
  readonly checked: Rows | undefined;
  readonly imported: Rows | undefined;
}

function statusOf(name: string, { isChecking, checked, imported }: Progress): string {
  if (isChecking) return texts.checking(name);
  if (imported) return imported.some(({ result }) => result === 'refused') ? texts.done : texts.doneWithoutMistakes;
  if (!checked) return '';
  return peopleIn(checked) === 0 ? texts.nothingToDo : texts.checked(name);
}

function peopleIn(rows: Rows): number {
  return rows.filter(({ result }) => result === 'created' || result === 'changed').length;
}

/** The service's own sentence about a file that it refuses. */
function reasonOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  const [first] = isApiError(error) ? (error.problem?.errors ?? []) : [];
  return first?.message ?? failureText(error);
}
