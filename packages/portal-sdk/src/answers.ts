export { answer } from './standalone/answer.ts';
export type { Answered, Asked, Responder, StandInAnswer } from './standalone/answer.ts';
export { Refusal } from './standalone/refusal.ts';
export { createdOnce, found, pageOf, unchanged } from './standalone/service-rules.ts';
export { standInUser } from './standalone/stand-in-portal.ts';
