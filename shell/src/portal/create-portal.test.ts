import { endpoint } from '@seed/contracts/endpoint';
import * as z from '@seed/contracts/schema';
import { createMemoryRouter } from 'react-router-dom';
import { Session } from '../session/session.ts';
import { nextTask } from '../next-task.ts';
import { bootDocumentFor } from '../testing/boot-document.ts';
import { createPortal } from './create-portal.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

test('modules get the configured support contact', () => {
  const boot = bootDocumentFor({ support: { email: 'care@seed.example', person: 'Kenji Tanaka' } });
  const session = new Session({ boot, log });
  const portal = createPortal({ boot, session, router: createMemoryRouter([{ path: '*', element: null }]), log });
  const user = { id: '1', name: 'María', email: 'maria@seed.example', isAdmin: false, roles: [] };
  expect(portal.propsFor(user)).toMatchObject({
    user,
    support: { email: 'care@seed.example', person: 'Kenji Tanaka' },
  });
});

const listNotices = endpoint({
  operation: 'listNotices',
  service: 'notices',
  summary: 'List notices',
  method: 'GET',
  path: '/notices',
  status: 200,
  response: z.array(z.string()),
});

test('a call that starts while the browser leaves the page does not settle', async () => {
  const boot = bootDocumentFor();
  const session = new Session({ boot, log, visit: () => undefined });
  const portal = createPortal({ boot, session, router: createMemoryRouter([{ path: '*', element: null }]), log });
  await session.logout();
  const settled = jest.fn();
  portal.api(listNotices).then(settled, settled);
  await nextTask();
  expect(settled).not.toHaveBeenCalled();
});
