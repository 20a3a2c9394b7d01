import { readFileSync } from 'node:fs';

/** The parts of `DATABASE_URL`, as the driver needs them. */
export interface MysqlAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly ssl?: Tls;
}

/** The certificate and the name of the server are verified. */
interface Tls {
  readonly rejectUnauthorized: true;
  readonly verifyIdentity: true;
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
}

/** @throws Error if the address names no database */
export function addressOf(text: string): MysqlAddress {
  const url = new URL(text);
  const database = decodeURIComponent(url.pathname.slice(1));
  if (database === '') throw new Error('DATABASE_URL names no database');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database,
    ...(url.searchParams.get('ssl') === 'true' ? { ssl: tlsOf(url.searchParams) } : {}),
  };
}

/** Reads the PEM files that the address names: of the authority, and of this client for a server that demands one. */
function tlsOf(parameters: URLSearchParams): Tls {
  const files = { ca: 'ssl-ca', cert: 'ssl-cert', key: 'ssl-key' };
  const contents = Object.entries(files).flatMap(([name, parameter]) => {
    const file = parameters.get(parameter);
    return file === null ? [] : [[name, readFileSync(file, 'utf8')]];
  });
  return { rejectUnauthorized: true, verifyIdentity: true, ...(Object.fromEntries(contents) as Partial<Tls>) };
}
