import { defineExtension } from '@seed/portal-sdk';
import { FoundPosts } from '../features/posts/found-posts.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'search.source', component: FoundPosts });
