import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { PushConfig } from './push-config.ts';
import { publicLookup } from './public-address.ts';
import type { PushContent, PushDelivery } from './push-content.ts';
import type { PushSubscriptionRow } from './push.entity.ts';
import { isPushEndpoint } from './push-endpoint.ts';

/** The outcome of a message: `gone` if the browser gets no more messages, `later` if it is worth another attempt. */
export type PushResult =
  | { readonly outcome: 'sent' | 'gone' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'later'; readonly reason: string; readonly retryAfterMs: number };

interface PushMessage {
  readonly content: PushContent;
  readonly delivery: PushDelivery;
}

/** The push service must respond within this time. */
const timeoutMs = 10_000;

/** Sends encrypted messages (RFC 8291) with signed requests (RFC 8292) to push services (RFC 8030). */
export class PushClient {
  readonly #config: PushConfig;
  readonly #agent: Agent;
  readonly #closing = new AbortController();

  constructor(config: PushConfig) {
    this.#config = config;
    const lookup = config.hosts.allowsLocalHosts ? {} : { lookup: publicLookup };
    this.#agent = new Agent({ keepAlive: true, maxSockets: 10, ...lookup });
  }

  async send(subscription: PushSubscriptionRow, message: PushMessage): Promise<PushResult> {
    const { endpoint, p256dh, auth } = subscription;
    // The configuration may have changed since the browser subscribed.
    if (!isPushEndpoint(endpoint, this.#config.hosts)) return { outcome: 'gone' };
    const { ttl, urgency, topic } = message.delivery;
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message.content),
      { TTL: ttl, urgency, topic, vapidDetails: this.#config.vapid, contentEncoding: 'aes128gcm' },
    );
    try {
      return await this.#post(endpoint, details.headers, details.body);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { outcome: 'later', reason, retryAfterMs: 0 };
    }
  }

  /** Ends the requests that are under way. */
  close(): void {
    this.#closing.abort();
    this.#agent.destroy();
  }

  #post(endpoint: string, headers: Record<string, string | number>, body: Buffer | null): Promise<PushResult> {
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(timeoutMs)]);
    const isPlain = endpoint.startsWith('http:');
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', headers, signal };
      const request = isPlain
        ? requestHttp(endpoint, options)
        : requestHttps(endpoint, { ...options, agent: this.#agent });
      request.once('error', reject);
      request.once('response', (response) => {
        response.once('error', reject);
        response.resume();
        resolve(resultOf(response.statusCode ?? 0, response.headers['retry-after']));
      });
      request.end(body ?? undefined);
    });
  }
}

function resultOf(status: number, retryAfter: string | undefined): PushResult {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const reason = `the push service responded with ${status}`;
  if (status === 429 || status >= 500) return { outcome: 'later', reason, retryAfterMs: milliseconds(retryAfter) };
  // A redirect is not followed, since it may lead into the network of the portal.
  return { outcome: 'refused', reason };
}

/** RFC 9110, section 10.2.3: seconds or a date. */
function milliseconds(retryAfter = ''): number {
  if (/^\d{1,7}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
}
