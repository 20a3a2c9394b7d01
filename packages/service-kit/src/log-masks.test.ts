import { safePath } from './log-masks.ts';

const isWord = (segment: string) => ['api', 'v1', 'forums', 'users', 'login', 'm'].includes(segment);

test.each([
  ['/', '/'],
  ['/api/v1/forums', '/api/v1/forums'],
  ['/api/v1/forums/12', '/api/v1/forums/12'],
  ['/api/v1/forums/', '/api/v1/forums/'],
  ['/m/forums/1.20.3/main.js', '/m/forums/1.20.3/*'],
  ['/api/v1/users/11111111-0000-4000-8000-000000000001', '/api/v1/users/11111111-0000-4000-8000-000000000001'],
  ['/api/v1/users/login/maria', '/api/v1/users/login/*'],
  ['/api/v1/users/login/maria%40seed.example', '/api/v1/users/login/*'],
  ['/uploads/unguessable.webp', '/*/*'],
  ['//evil', '//*'],
  ['/"\n{', '/*'],
])('%s is logged as %s', (path, safe) => expect(safePath(path, isWord)).toBe(safe));
