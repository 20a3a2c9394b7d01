import type { ImportedRow } from '@seed/community-contracts/member-import';
import { importResults } from '@seed/community-contracts/member-import';
import { importMessages } from './import-messages.ts';
import styles from './import-report.module.css';

const texts = importMessages.file;

export interface ImportReportProps {
  readonly rows: readonly ImportedRow[];
  /** Whether the rows are imported, or only checked. */
  readonly isDone: boolean;
}

/** The result of each row, or the one that it would have: the rows with mistakes first. */
export const ImportReport = ({ rows, isDone }: ImportReportProps) => (
  <div className={styles.report}>
    {resultsInOrder.map((result) => {
      const some = rows.filter((row) => row.result === result);
      const heading = importMessages.headings[result][isDone ? 'done' : 'planned'];
      return (
        some.length > 0 && (
          <details key={result} open={result === 'refused'} className={styles.part}>
            <summary>{heading(some.length)}</summary>
            <ul className={styles.rows}>
              {some.map((row) => (
                <Row key={row.line} row={row} />
              ))}
            </ul>
          </details>
        )
      );
    })}
  </div>
);

const resultsInOrder = ['refused', ...importResults.filter((result) => result !== 'refused')] as const;

const Row = ({ row: { line, name, email, problems, changedColumns } }: { readonly row: ImportedRow }) => (
  <li className={styles.row}>
    <span className={styles.line}>{texts.line(line)}</span>
    <div className={styles.text}>
      <p>
        <b>{name || texts.noName}</b> {email}
      </p>
      {problems.map(({ column, message }) => (
        <p key={message} className={styles.problem}>
          {column === null ? message : `${importMessages.columns[column]}: ${message}`}
        </p>
      ))}
      {changedColumns.length > 0 && (
        <p>{texts.changes(changedColumns.map((column) => importMessages.columns[column]).join(', '))}</p>
      )}
    </div>
  </li>
);
