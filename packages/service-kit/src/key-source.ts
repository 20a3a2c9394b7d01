import { customFetch, type FetchImplementation, type RemoteJWKSetOptions } from 'jose';

export interface KeySourceOptions {
  readonly keyCooldownMs?: number;
  /** The key set differs from the one before. */
  readonly onChange: () => void;
}

export interface KeySource {
  readonly options: RemoteJWKSetOptions;
  /** The last attempt to fetch the keys failed. */
  isDown(): boolean;
}

const fetchTimeoutMs = 5000;
const cooldownMs = 5000;

/**
 * How the keys are fetched. While the issuer is away the last known keys go on counting, so that members who are
 * signed in stay so when only the identity provider restarts.
 */
export function createKeySource({ keyCooldownMs = cooldownMs, onChange }: KeySourceOptions): KeySource {
  let last: string | undefined;
  let down = false;

  const fetchKeys: FetchImplementation = async (url, options) => {
    try {
      const body = await fetchText(url, options);
      down = false;
      if (last !== undefined && last !== body) onChange();
      last = body;
      return asResponse(body);
    } catch (error) {
      down = true;
      if (last === undefined) throw error;
      return asResponse(last);
    }
  };
  return {
    options: { cooldownDuration: keyCooldownMs, timeoutDuration: fetchTimeoutMs, [customFetch]: fetchKeys },
    isDown: () => down,
  };
}

async function fetchText(...request: Parameters<FetchImplementation>): Promise<string> {
  const [url, options] = request;
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`The key set answered ${response.status}`);
  const body = await response.text();
  // Something else than a key set (a login page of a proxy, say) must not replace the keys.
  JSON.parse(body);
  return body;
}

function asResponse(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}
