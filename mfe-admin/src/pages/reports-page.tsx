import { usePage, useUrlFilter } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { Select } from '@seed/ui/select';
import { ReportList } from '../features/reports/report-list.tsx';
import { reportMessages as texts } from '../features/reports/report-messages.ts';
import { paths } from '../paths.ts';

const options = [
  { id: 'open', label: texts.states.open },
  { id: 'decided', label: texts.states.decided },
] as const;

/** `/admin/reports`: what members reported, for the decision of an Admin. */
export const ReportsPage = () => {
  const heading = usePage({ title: texts.title });
  const filter = useUrlFilter('state');
  const state = filter.value === 'decided' ? 'decided' : 'open';
  return (
    <PageBody>
      <PageHeader
        title={texts.title}
        titleRef={heading}
        intro={texts.intro}
        back={{ href: paths.modules, label: texts.back }}
      />
      <Select
        label={texts.state}
        options={options}
        value={state}
        onChange={(chosen) => filter.choose(chosen === 'decided' ? chosen : '')}
      />
      <ReportList key={state} state={state} />
    </PageBody>
  );
};
