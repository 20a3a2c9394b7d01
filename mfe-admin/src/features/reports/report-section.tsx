import { NewRows, PagedList } from '@seed/portal-sdk';
import { reportsQuery } from './api/reports.ts';
import type { ReportSource, ReportState, useReports } from './api/reports.ts';
import { ReportCard } from './report-card.tsx';
import { reportMessages as texts } from './report-messages.ts';
import styles from './report-card.module.css';

export interface ReportSectionProps {
  readonly title: string;
  readonly source: ReportSource;
  readonly state: ReportState;
  readonly reports: ReturnType<typeof useReports>;
}

/** The reports of one service; without any it has no heading. */
export const ReportSection = ({ title, source, state, reports }: ReportSectionProps) => (
  <section className={styles.section}>
    {reports.data && (
      <NewRows
        endpoint={source.list}
        query={reportsQuery(state)}
        loaded={{ ...reports, data: reports.data }}
        text={texts.fresh[state]}
      />
    )}
    {reports.data?.length !== 0 && <h2>{title}</h2>}
    <PagedList query={reports} texts={texts} loading={null} empty={null} className={styles.list}>
      {(item) => <ReportCard item={item} source={source} />}
    </PagedList>
  </section>
);
