import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';

const service = 'notifications';

/** Browsers of one member that get push messages; a further one takes the place of the oldest. */
export const mostPushSubscriptions = 10;

const id = z
  .string()
  .check(
    z.regex(/^[\w-]{43}$/, 'The id of a subscription is the SHA-256 of its endpoint in base64url.'),
    z.describe('The SHA-256 of the endpoint in base64url, so that a browser knows the id of its own subscription'),
  );

/** A subscription as a browser makes it (Push API, `PushSubscription.toJSON()`). */
export const pushSubscription = z
  .object({
    endpoint: z
      .string()
      .check(
        z.maxLength(1000),
        z.describe('The address of the push service: https, on a public host. It is a secret, and is never returned'),
      ),
    keys: z.object({
      p256dh: z
        .string()
        .check(
          z.regex(/^[\w-]{87}$/, 'A P-256 public key has 87 characters of base64url.'),
          z.describe("The browser's public key (RFC 8291)"),
        ),
      auth: z
        .string()
        .check(
          z.regex(/^[\w-]{22}$/, 'An authentication secret has 22 characters of base64url.'),
          z.describe('The authentication secret (RFC 8291)'),
        ),
    }),
  })
  .check(z.meta({ id: 'PushSubscription' }));

export type PushSubscriptionBody = z.infer<typeof pushSubscription>;

export const storedPushSubscription = z.object({ id }).check(z.meta({ id: 'StoredPushSubscription' }));

export const getPushSubscription = endpoint({
  operation: 'getPushSubscription',
  service,
  method: 'GET',
  path: '/push-subscriptions/:id',
  summary: "Whether the caller's notifications are sent to this browser; 404 if not",
  params: z.object({ id }),
  response: storedPushSubscription,
  status: 200,
});

export const storePushSubscription = endpoint({
  operation: 'storePushSubscription',
  service,
  method: 'PUT',
  path: '/push-subscriptions/:id',
  summary: "Send the caller's notifications to this browser; those of another member no longer go there",
  params: z.object({ id }),
  body: pushSubscription,
  response: storedPushSubscription,
  status: 200,
});

export const removePushSubscription = endpoint({
  operation: 'removePushSubscription',
  service,
  method: 'DELETE',
  path: '/push-subscriptions/:id',
  summary: "Send the caller's notifications to this browser no longer",
  params: z.object({ id }),
  status: 204,
});
