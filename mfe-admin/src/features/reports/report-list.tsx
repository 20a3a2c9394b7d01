import { listForumReports } from '@seed/forums-contracts/reports';
import { NewRows, PagedList } from '@seed/portal-sdk';
import { EmptyGeneric } from '@seed/ui/art/empty-generic';
import { Busy } from '@seed/ui/busy';
import { EmptyState } from '@seed/ui/empty-state';
import { Skeleton } from '@seed/ui/skeleton';
import { reportsQuery, useReports } from './api/reports.ts';
import type { ReportState } from './api/reports.ts';
import { ReportCard } from './report-card.tsx';
import { reportMessages as texts } from './report-messages.ts';
import styles from './report-card.module.css';

export const ReportList = ({ state }: { readonly state: ReportState }) => {
  const reports = useReports(state);
  return (
    <>
      {reports.data && (
        <NewRows
          endpoint={listForumReports}
          query={reportsQuery(state)}
          loaded={{ ...reports, data: reports.data }}
          text={texts.fresh[state]}
        />
      )}
      <PagedList
        query={reports}
        texts={texts}
        loading={<Loading />}
        empty={state === 'open' ? nothingReported : <EmptyState drawing={<EmptyGeneric />} title={texts.noneDecided} />}
        className={styles.list}
      >
        {(item) => <ReportCard item={item} />}
      </PagedList>
    </>
  );
};

const nothingReported = (
  <EmptyState drawing={<EmptyGeneric />} title={texts.empty}>
    {texts.emptyHint}
  </EmptyState>
);

const Loading = () => (
  <Busy label={texts.loading}>
    <Skeleton />
    <Skeleton width="60%" />
  </Busy>
);
