import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hash,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscriptionBody } from '@seed/notifications-contracts/push-subscriptions';
import webPush from 'web-push';
import type { PushContent } from '../push/push-content.ts';
import type { PushConfig } from '../push/push-config.ts';

/** A message that the push service got, as the browser decrypts it. */
export interface ReceivedPush {
  readonly browser: string;
  readonly content: PushContent;
  readonly headers: IncomingHttpHeaders;
  /** The claims of the verified VAPID token. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

/** A browser that has subscribed at the push service. */
export interface TestBrowser {
  readonly id: string;
  readonly subscription: PushSubscriptionBody;
}

interface Response {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Decides on the response to a message; 201 if it returns nothing. */
export type OnPush = (push: ReceivedPush) => Response | Promise<Response | undefined> | undefined;

/** A push service on this machine: it verifies the signature of each request, and decrypts messages as a browser does. */
export interface PushService {
  readonly config: PushConfig;
  /** Every request, also those that were not accepted. */
  readonly received: readonly ReceivedPush[];
  /** Has a browser subscribe. */
  browser(name: string): TestBrowser;
  stop(): Promise<void>;
}

interface Keys {
  readonly pair: ECDH;
  readonly auth: Buffer;
}

export async function pushService(onPush: OnPush = () => undefined): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const browsers = new Map<string, Keys>();
  const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:portal@seed.example' };
  const receive = async (request: IncomingMessage): Promise<Response> => {
    const name = (request.url ?? '').slice(1);
    const keys = browsers.get(name);
    if (keys === undefined) return { status: 410 };
    const claims = verifiedClaims(request.headers.authorization ?? '', vapid.publicKey);
    const content = JSON.parse(decrypted(await buffer(request), keys).toString()) as PushContent;
    const push = { browser: name, content, claims, headers: request.headers };
    received.push(push);
    return (await onPush(push)) ?? { status: 201 };
  };
  const server = createServer((request, response) => {
    receive(request).then(
      ({ status, headers }) => response.writeHead(status, headers).end(),
      (error: unknown) => refuse(response, error),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: { vapid, hosts: { hosts: [], allowsLocalHosts: true } },
    received,
    browser(name) {
      const pair = createECDH('prime256v1');
      const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16) };
      browsers.set(name, { pair, auth: keys.auth });
      const endpoint = `${origin}/${name}`;
      const subscription = { endpoint, keys: { ...keys, auth: keys.auth.toString('base64url') } };
      return { id: hash('sha256', endpoint, 'base64url'), subscription };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(response: ServerResponse, error: unknown): void {
  response.writeHead(400).end(String(error));
}

/** RFC 8292: `vapid t=…, k=…`, a token that is signed by ES256. */
function verifiedClaims(authorization: string, publicKey: string): ReceivedPush['claims'] {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('the key is not that of the portal');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [header = '', claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${header}.${claims}`);
  const options = { key: verifier, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['claims'];
}

/** RFC 8291, section 4, and RFC 8188: one record of aes128gcm. */
function decrypted(message: Buffer, { pair, auth }: Keys): Buffer {
  const salt = message.subarray(0, 16);
  const keyEnd = 21 + message.readUInt8(20);
  const senderKey = message.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const input = derived({ secret: pair.computeSecret(senderKey), salt: auth, info, length: 32 });
  const key = derived({ secret: input, salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
  const nonce = derived({ secret: input, salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 });
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(message.subarray(-16));
  const padded = Buffer.concat([decipher.update(message.subarray(keyEnd, -16)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2));
}

interface Derivation {
  readonly secret: Buffer;
  readonly salt: Buffer;
  readonly info: Buffer;
  readonly length: number;
}

function derived({ secret, salt, info, length }: Derivation): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
