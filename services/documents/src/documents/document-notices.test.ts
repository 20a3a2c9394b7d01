import { testEventsSecret } from '@seed/service-kit/testing/events';
import { serviceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { subscriber } from '@seed/service-kit/testing/subscriber';
import { until } from '@seed/service-kit/testing/until';
import { documentsService } from '../service.ts';

test('a new document of a club is for those who follow the club; one of another category notifies none', async () => {
  const other = await subscriber();
  const events = { secret: testEventsSecret, subscribers: { other: other.url } };
  const documents = await serviceUnderTest(documentsService, (common) => ({ ...common, events }));
  const add = (name: string, classification: string) =>
    documents.as('maria').post('/api/v1/documents', { name, url: 'https://a.example/', classification });
  const statuses = [await add('Thesis', 'Academic'), await add('Map', 'Geography')].map(({ status }) => status);
  expect(statuses).toEqual([201, 201]);
  await until(() => other.events.length > 0);
  expect(other.events.map(({ type, payload }) => ({ type, payload }))).toEqual([
    {
      type: 'members.notified',
      payload: expect.objectContaining({
        kind: 'document.added',
        title: 'Map',
        subject: 'club:Geography',
        isForFollowers: true,
        recipients: [],
        actor: { id: 'maria', name: 'María Fernanda Rojas' },
        href: '/documents/Geography',
      }) as unknown,
    },
  ]);
  await documents.stop();
  other.stop();
});
