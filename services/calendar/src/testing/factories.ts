import type { CalendarEvent } from '@seed/calendar-contracts/events';
import type { Meeting } from '@seed/calendar-contracts/meetings';
import type { TestResponse, TestClient } from '@seed/service-kit/testing/http-client';

const minuteMs = 60_000;

/** A response to a request with wrong fields. */
export interface Refusal {
  readonly errors: readonly { readonly pointer: string; readonly message: string }[];
}

/** Returns the wall-clock time in Bogotá, some minutes from now. Colombia is five hours behind UTC all year. */
export function inBogota(minutes: number): string {
  return new Date(Date.now() + (minutes - 5 * 60) * minuteMs).toISOString().slice(0, -1);
}

/** The body for a new event. */
export function newEvent(fields: object = {}): object {
  return { date: '2026-05-31', descriptions: 'Pitch day', ...fields };
}

/** The body for a new meeting. */
export function newMeeting(fields: object = {}): object {
  return {
    title: 'Club night',
    description: 'Bring a film',
    url: 'https://meet.example.org/a',
    date: '2190-05-31T19:00',
    classification: 'MoviesCulture',
    ...fields,
  };
}

/** An event by the client's Admin. */
export async function anEvent(client: TestClient, fields: object = {}): Promise<CalendarEvent> {
  const response = await client.post<CalendarEvent>('/api/v1/events', newEvent(fields));
  if (response.status !== 201) throw new Error(`POST /events answered ${response.status}`);
  return response.body;
}

/** A meeting by the client's member. */
export async function aMeeting(client: TestClient, fields: object = {}): Promise<Meeting> {
  const response = await client.post<Meeting>('/api/v1/meetings', newMeeting(fields));
  if (response.status !== 201) throw new Error(`POST /meetings answered ${response.status}`);
  return response.body;
}

/** All rows of a list, page by page. */
export async function everyPage<Row>(client: TestClient, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const response: TestResponse<Row[]> = await client.get(next);
    rows.push(...response.body);
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return rows;
}
