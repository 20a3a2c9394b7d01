export { ModuleRoot } from './module/module-root.tsx';
export { MockProblemError } from './standalone/mock-problem-error.ts';
export { mockSupport, mockUser } from './standalone/mock-props.ts';
export { chooseMenuItem, renderModule } from './testing/render-module.tsx';
export type { RenderedModule } from './testing/render-module.tsx';
export { networkFailure, testPortal } from './testing/test-portal.ts';
export type { TestPortal, TestPortalOptions } from './testing/test-portal.ts';
