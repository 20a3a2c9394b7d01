import { defineModule } from '@seed/portal-sdk';
import { App } from './app.tsx';

export const { bootstrap, mount, unmount, update } = defineModule({ app: App });
