import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message that the sink accepted. */
export interface ReceivedMail {
  readonly to: string;
  /** The whole message, decoded. */
  readonly content: string;
  header(name: string): string | undefined;
}

/** A mail server that keeps what it accepts. */
export interface MailSink {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  stop(): Promise<void>;
}

/** Steps of the server that a test may change; each may wait, and refuses by throwing. */
export interface SinkSteps {
  /** The server has the address of the recipient, and no content yet. */
  readonly onRecipient?: (address: string) => Promise<void> | void;
  /** The server has accepted the message and has not confirmed it yet. */
  readonly onAccepted?: (mail: ReceivedMail) => Promise<void> | void;
}

/** Starts a mail server on a free port of this machine. */
export async function mailSink({ onRecipient, onAccepted }: SinkSteps = {}): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => finish(done, () => onRecipient?.(address)),
    onData: (stream, { envelope }, done) =>
      finish(done, async () => {
        const mail = parsed(await text(stream), envelope.rcptTo[0]?.address ?? '');
        received.push(mail);
        await onAccepted?.(mail);
      }),
  };
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mail server that refuses for now: 451. */
export function refusal(): Error {
  return Object.assign(new Error('Try again later'), { responseCode: 451 });
}

function finish(done: (error?: Error | null) => void, work: () => Promise<void> | void): void {
  Promise.resolve()
    .then(work)
    .then(
      () => done(),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
}

function parsed(raw: string, to: string): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return {
    to,
    content: Buffer.from(bytes, 'latin1').toString().replace(/\r\n/g, '\n'),
    header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1],
  };
}
