import {
  countReportsEndpoint,
  decideReportEndpoint,
  listReportsEndpoint,
  reportEndpoint,
} from '@seed/contracts/reports';

const service = 'forums';
const resource = 'forum-reports';

export const reportPost = reportEndpoint({ service, resource: 'forums', noun: 'Post' });
export const reportComment = reportEndpoint({ service, resource: 'comments', noun: 'Comment' });
export const reportNote = reportEndpoint({ service, resource: 'recommendations', noun: 'Note' });

export const listForumReports = listReportsEndpoint({ service, resource, noun: 'ForumReports' });
export const countForumReports = countReportsEndpoint({ service, resource, noun: 'ForumReports' });
export const decideForumReport = decideReportEndpoint({ service, resource, noun: 'ForumReport' });
