import { type Endpoint, endpointsIn } from '@seed/contracts/endpoint';
import * as uploads from '@seed/contracts/uploads';
import * as dataExports from './data-exports.ts';
import * as leaving from './leaving.ts';
import * as memberAccounts from './member-accounts.ts';
import * as memberImport from './member-import.ts';
import * as profiles from './profiles.ts';
import * as reports from './reports.ts';
import * as sessions from './sessions.ts';

/** Every endpoint of the service. */
export const endpoints: readonly Endpoint[] = endpointsIn(
  leaving,
  profiles,
  reports,
  memberImport,
  memberAccounts,
  dataExports,
  sessions,
  uploads,
);
