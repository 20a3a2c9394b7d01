import { clubKeys, clubName } from './clubs.ts';

test('each club of the programme has a name, and a newer club is named by the words of its key', () => {
  expect(clubKeys.map(clubName)).toEqual([
    'Etiquette',
    'Fashion and Food',
    'Geography',
    'Innovation',
    'Language Exchange',
    'Movies and Culture',
    'Research Methods',
    'Professional Culture',
  ]);
  expect(clubName('BoardGames')).toBe('Board Games');
});
