import { parseParticipationYears } from './participation-years.ts';
import { profileChange } from './profiles.ts';

test.each([
  [2024, [2024]],
  ['2024', [2024]],
  ['2023, 2022,2023', [2022, 2023]],
  [
    [2025, '2024'],
    [2024, 2025],
  ],
  ['', []],
  [null, []],
  ['last year', null],
  [[1890], null],
])('the participation year %p is read as %p', (input, expected) => {
  expect(parseParticipationYears(input)).toEqual(expected);
});

test('a full profile is accepted, also with fields that the member may not change', () => {
  const full = { id: 'x', role: 'director', goromLogin: 'a@b.example', name: 'María', participationYear: '2024, 2025' };
  expect(profileChange.safeParse(full).success).toBe(true);
});

test('a profile without a name is refused', () => {
  expect(profileChange.safeParse({ name: '  ' }).error?.issues[0]?.message).toBe('Name is required.');
});
