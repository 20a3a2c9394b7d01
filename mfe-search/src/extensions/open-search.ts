import { defineExtension } from '@seed/portal-sdk';
import { OpenSearch } from '../opener/open-search.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'header.search', component: OpenSearch });
