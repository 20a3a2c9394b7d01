export { ModuleRoot } from './module/module-root.tsx';
export { Refusal } from './standalone/refusal.ts';
export { standInSupport, standInUser } from './standalone/stand-in-portal.ts';
export { choose, showModule } from './testing/show-module.tsx';
export type { ShownModule } from './testing/show-module.tsx';
export { networkFailure, testPortal } from './testing/test-portal.ts';
export type { TestPortal, TestPortalOptions } from './testing/test-portal.ts';
