import { EmptyGeneric } from '@seed/ui/art/empty-generic';
import { Busy } from '@seed/ui/busy';
import { EmptyState } from '@seed/ui/empty-state';
import { Skeleton } from '@seed/ui/skeleton';
import { communitySource, forumSource, useReports } from './api/reports.ts';
import type { ReportState } from './api/reports.ts';
import { reportMessages as texts } from './report-messages.ts';
import { ReportSection } from './report-section.tsx';

/**
 * The reports of all services. One that is unavailable leaves the others as they are; they appear together, since a section
 * without reports takes no place and would move those below it.
 */
export const ReportList = ({ state }: { readonly state: ReportState }) => {
  const sections = [
    { title: texts.sections.forums, source: forumSource, reports: useReports(forumSource, state) },
    { title: texts.sections.community, source: communitySource, reports: useReports(communitySource, state) },
  ];
  if (sections.some(({ reports }) => reports.isPending)) return <Loading />;
  return (
    <>
      {sections.every(({ reports }) => reports.data?.length === 0) &&
        (state === 'open' ? (
          <EmptyState drawing={<EmptyGeneric />} title={texts.empty}>
            {texts.emptyHint}
          </EmptyState>
        ) : (
          <EmptyState drawing={<EmptyGeneric />} title={texts.noneDecided} />
        ))}
      {sections.map((section) => (
        <ReportSection key={section.title} state={state} {...section} />
      ))}
    </>
  );
};

const Loading = () => (
  <Busy label={texts.loading}>
    <Skeleton />
    <Skeleton width="60%" />
  </Busy>
);
