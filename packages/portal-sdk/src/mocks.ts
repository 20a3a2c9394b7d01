export { mockEndpoint } from './standalone/mock-endpoint.ts';
export type { MockResponse, MockRequest, MockResponder, MockHandler } from './standalone/mock-endpoint.ts';
export { MockProblemError } from './standalone/mock-problem-error.ts';
export { idempotentCreate, findOrNotFound, pageOf, matchesSearch, matchVersion } from './standalone/mock-rules.ts';
export { mockUser } from './standalone/mock-props.ts';
