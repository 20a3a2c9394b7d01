import { type GatewayReport, gatewayReportPath } from '@seed/contracts/gateway-report';
import {
  maxReleaseFileBytes,
  releaseFeed,
  type ReleaseFeed,
  releaseFeedPath,
  signedRelease,
} from '@seed/contracts/release-feed';
import { ReleaseRefusedError } from './release-refused-error.ts';
import type { ReleaseOrigin } from './release-store.ts';

const mostFeedBytes = 8_000_000;
/** The registry is an internal service, so a response beyond this time is a failure. */
const responseMs = 5000;

interface FeedRequest {
  /** The revision that is known; undefined for the feed as it is. */
  readonly after: number | undefined;
  readonly waitSeconds: number;
}

/** The internal addresses of the registry of releases. */
export interface RegistryOrigin {
  /** Resolves to the feed, at the latest when the wait is over. */
  feed(request: FeedRequest, signal: AbortSignal): Promise<ReleaseFeed>;
  /** The releases, until the signal aborts. */
  releases(signal: AbortSignal): ReleaseOrigin;
  /** Reports what the gateway with this id serves. */
  report(id: string, report: GatewayReport, signal: AbortSignal): Promise<void>;
}

/** @param url the origin of the registry, such as `http://127.0.0.1:4007` */
export function registryOrigin(url: string): RegistryOrigin {
  return {
    async feed({ after, waitSeconds }, signal) {
      const query = after === undefined ? '' : `?after=${after}&wait=${waitSeconds}`;
      const limit = AbortSignal.any([signal, AbortSignal.timeout(waitSeconds * 1000 + responseMs)]);
      const text = await read(new URL(`${releaseFeedPath}${query}`, url), { mostBytes: mostFeedBytes, signal: limit });
      return releaseFeed.parse(JSON.parse(text.toString()));
    },
    releases: (signal) => ({
      async statement({ module, version }) {
        const path = `${releaseFeedPath}/${encodeURIComponent(module)}/${encodeURIComponent(version)}`;
        const text = await read(new URL(path, url), { mostBytes: 500_000, signal });
        const parsed = signedRelease.safeParse(jsonOf(text));
        if (parsed.success) return parsed.data.statement;
        throw new ReleaseRefusedError('statement', 'The registry has no statement of the release.');
      },
      file: (_path, digest) =>
        read(new URL(`${releaseFeedPath}/files/${digest}`, url), { mostBytes: maxReleaseFileBytes, signal }),
    }),
    async report(id, report, signal) {
      const response = await fetch(new URL(`${gatewayReportPath}/${id}`, url), {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(report),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(responseMs)]),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`${gatewayReportPath} has the status ${response.status}`);
    },
  };
}

interface Limits {
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

async function read(url: URL, { mostBytes, signal }: Limits): Promise<Buffer> {
  try {
    const response = await fetch(url, { signal, redirect: 'error', headers: { 'Accept-Encoding': 'identity' } });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ReleaseRefusedError('unreachable', `${url.pathname} has the status ${response.status}.`);
    }
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new ReleaseRefusedError('size', `${url.pathname} has more than ${mostBytes} bytes.`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (cause) {
    if (cause instanceof ReleaseRefusedError) throw cause;
    throw new ReleaseRefusedError('unreachable', `${url.pathname} cannot be read.`, { cause });
  }
}

function jsonOf(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    // The schema refuses a value that is no object.
    return undefined;
  }
}
