import { SignInAttempts } from './sign-in-attempts.ts';

function attemptsAt(start = 1_000_000) {
  const clock = { now: start };
  const attempts = new SignInAttempts(() => clock.now);
  return {
    attempts,
    wait: (milliseconds: number) => {
      clock.now += milliseconds;
    },
    fail: (times: number, username = 'maria') => {
      for (let count = 0; count < times; count += 1) attempts.recordFailure(username, '127.0.0.1');
    },
    isPaused: (username = 'maria', address = '127.0.0.1') => attempts.isPaused(username, address),
  };
}

it('pauses a username for 15 s after ten failures and leaves other usernames alone', () => {
  const { fail, wait, isPaused } = attemptsAt();
  fail(9);
  expect(isPaused()).toBe(false);
  fail(1);
  expect(isPaused()).toBe(true);
  expect(isPaused('kenji')).toBe(false);
  wait(15_001);
  expect(isPaused()).toBe(false);
});

it('keeps the pause when more tries come during it', () => {
  const { fail, wait, isPaused } = attemptsAt();
  fail(10);
  fail(300);
  expect(isPaused()).toBe(true);
  wait(14_999);
  fail(1);
  expect(isPaused()).toBe(true);
});

it('pauses again after each further failure, for longer and for a minute at most', () => {
  const { fail, wait, isPaused } = attemptsAt();
  fail(10);
  const pauses: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    let pause = 0;
    for (; isPaused(); pause += 1000) wait(1000);
    pauses.push(pause);
    fail(1);
  }
  expect(pauses[0]).toBe(15_000);
  expect(pauses[10]).toBe(30_000);
  expect(Math.max(...pauses)).toBe(60_000);
});

it('starts at zero after a minute without a failure', () => {
  const { fail, wait, isPaused } = attemptsAt();
  fail(9);
  wait(60_001);
  fail(1);
  expect(isPaused()).toBe(false);
});

it('pauses an address that tries many usernames', () => {
  const { fail, isPaused } = attemptsAt();
  for (let count = 0; count < 50; count += 1) fail(1, `name${count}`);
  expect(isPaused('kenji')).toBe(true);
  expect(isPaused('kenji', '127.0.0.2')).toBe(false);
});

it('starts over after a success', () => {
  const { attempts, fail, isPaused } = attemptsAt();
  fail(9);
  attempts.recordSuccess('maria');
  fail(9);
  expect(isPaused()).toBe(false);
});

it('remembers a bounded number of usernames and addresses, however many there are', () => {
  const { attempts } = attemptsAt();
  for (let count = 0; count < 20_000; count += 1) attempts.recordFailure(`name${count}`, `10.0.${count}`);
  expect(attempts.size).toBe(5000);
});
