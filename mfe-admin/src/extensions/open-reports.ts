import { defineExtension } from '@seed/portal-sdk';
import { OpenReportsLink } from '../open-reports/open-reports-link.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({
  slot: 'header.action',
  component: OpenReportsLink,
});
