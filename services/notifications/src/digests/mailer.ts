import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** An e-mail. */
export interface Mail {
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Without angle brackets; the same in every attempt. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The mail server refused a message, or could not be reached, so that it has not accepted the message. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';

  /** Whether the response states that the address of the recipient does not exist. */
  get isAddressUnknown(): boolean {
    return isUnknownAddress(this.cause);
  }
}

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** One connection to the mail server, for several messages. A failed message ends it. */
export class Mailer {
  readonly #connection: SMTPConnection;

  private constructor(connection: SMTPConnection) {
    this.#connection = connection;
  }

  /** @throws MailRefusedError if the server cannot be reached or refuses the user. */
  static async connect(url: string): Promise<Mailer> {
    const options = parseConnectionUrl(url);
    const connection = new SMTPConnection({ ...options, ...timeouts });
    try {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject);
        connection.connect(() => resolve());
      });
      const { auth } = options;
      if (auth !== undefined) await login(connection, auth);
    } catch (error) {
      connection.close();
      throw new MailRefusedError('the mail server cannot be used', { cause: error });
    }
    // A failure between two messages shows at the next one.
    connection.on('error', () => undefined);
    return new Mailer(connection);
  }

  /**
   * Sends a message.
   *
   * @param beforeContent runs when the server waits for the content, so that before it resolves the server cannot have
   *   accepted the message; if it rejects, the message is not sent
   * @throws MailRefusedError if the server did not accept the message; after any other error it may have accepted it.
   */
  async send(mail: Mail, beforeContent: () => Promise<void>): Promise<void> {
    const message = new MailComposer({ ...mail, messageId: `<${mail.messageId}>` }).compile();
    const content = await message.build();
    let hasBegun = false;
    async function* contentAfter() {
      await beforeContent();
      hasBegun = true;
      yield content;
    }
    try {
      await this.#transfer(message.getEnvelope(), Readable.from(contentAfter()));
    } catch (error) {
      this.#connection.close();
      if (!hasBegun || isRefusal(error)) throw new MailRefusedError('the message was not accepted', { cause: error });
      throw error;
    }
  }

  #transfer(envelope: SMTPConnection.Envelope, content: Readable): Promise<void> {
    return new Promise((resolve, reject) => {
      content.once('error', reject);
      const closed = () => reject(new Error('the mail server closed the connection'));
      this.#connection.once('end', closed);
      this.#connection.send(envelope, content, (error) => {
        this.#connection.removeListener('end', closed);
        if (error === null) resolve();
        else reject(error);
      });
    });
  }

  /** Ends the connection when no message is under way. */
  quit(): void {
    this.#connection.quit();
  }

  /** Ends the connection at once. */
  close(): void {
    this.#connection.close();
  }
}

function login(connection: SMTPConnection, auth: SMTPConnection.AuthenticationType): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.login(auth, (error) => (error === null ? resolve() : reject(error)));
  });
}

/** Whether the server has responded that it does not take the message. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 400;
}

/** The codes of RFC 3463 and RFC 7505 of an address that gets no mail; others are about the sender, or may pass. */
const unknownAddress = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];

/** Whether the server has refused the recipient for good. */
function isUnknownAddress(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  if (error.command !== 'RCPT TO') return false;
  const response = 'response' in error ? String(error.response) : '';
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (status !== undefined) return unknownAddress.includes(status);
  return [550, 551, 553].includes(Number(error.responseCode));
}
