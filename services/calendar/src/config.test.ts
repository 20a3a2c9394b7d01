import { readCalendarConfig } from './config.ts';

test('an empty environment is enough, and lets any member change meetings', () => {
  expect(readCalendarConfig({})).toMatchObject({ demoData: false, meetingsPolicy: 'any', port: 3000 });
});

test('all problems are reported at once', () => {
  expect(() => readCalendarConfig({ MEETINGS_POLICY: 'anonymous', DEMO_DATA: 'perhaps' })).toThrow(
    /DEMO_DATA.*\n.*MEETINGS_POLICY/,
  );
});

test('the address of the portal has no slash at its end', () => {
  expect(readCalendarConfig({ PUBLIC_URL: 'https://portal.example/' }).publicUrl).toBe('https://portal.example');
});
