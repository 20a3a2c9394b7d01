import { SignInAttempts } from './sign-in-attempts.ts';

let now = 0;
let attempts: SignInAttempts;

beforeEach(() => {
  now = 1_000_000;
  attempts = new SignInAttempts(() => now);
});

const fail = (times: number, username = 'maria') => {
  for (let count = 0; count < times; count += 1) attempts.failed(username, '127.0.0.1');
};

it('lets a name wait after ten failures in a minute, and then try again', () => {
  fail(9);
  expect(attempts.isPaused('maria', '127.0.0.1')).toBe(false);
  fail(1);
  expect(attempts.isPaused('maria', '127.0.0.1')).toBe(true);
  expect(attempts.isPaused('kenji', '127.0.0.1')).toBe(false);
  now += 15_001;
  expect(attempts.isPaused('maria', '127.0.0.1')).toBe(false);
});

it('forgets failures after a minute', () => {
  fail(9);
  now += 60_001;
  fail(1);
  expect(attempts.isPaused('maria', '127.0.0.1')).toBe(false);
});

it('lets an address wait that tries many names', () => {
  for (let count = 0; count < 50; count += 1) fail(1, `name${count}`);
  expect(attempts.isPaused('kenji', '127.0.0.1')).toBe(true);
  expect(attempts.isPaused('kenji', '127.0.0.2')).toBe(false);
});

it('starts anew after a success', () => {
  fail(9);
  attempts.succeeded('maria');
  fail(9);
  expect(attempts.isPaused('maria', '127.0.0.1')).toBe(false);
});
