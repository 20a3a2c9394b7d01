import type * as OidcLibrary from 'oidc-provider';

/** One load for all providers of this process, so that only one of them replaces `console.warn` at a time. */
let loading: Promise<typeof OidcLibrary> | undefined;

/** Loads oidc-provider without its notice about Node 20, on which it runs; other warnings stay. */
export function loadOidcLibrary(): Promise<typeof OidcLibrary> {
  loading ??= importQuietly();
  return loading;
}

async function importQuietly(): Promise<typeof OidcLibrary> {
  const { console: output } = globalThis;
  const { warn } = output;
  output.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...parts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    output.warn = warn;
  }
}
