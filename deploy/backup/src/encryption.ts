import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/** A key pair of age: the identity decrypts, the recipient only encrypts. */
export interface KeyPair {
  readonly identity: string;
  readonly recipient: string;
}

export async function newKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

export type Bytes = AsyncIterable<Uint8Array>;

/** Encrypts for the recipients in chunks of 64 kB, each of which is authenticated, as the end of the stream is. */
export async function* encrypted(content: Bytes, recipients: readonly string[]): Bytes {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* chunksOf(await encrypter.encrypt(streamOf(content)));
}

/** @throws BackupError `wrong-key` if it is encrypted for others, `damaged` if it is not what was encrypted */
export async function* decrypted(content: Bytes, identity: string): Bytes {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    yield* chunksOf(await decrypter.decrypt(streamOf(content)));
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): Error {
  if (error instanceof BackupError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (message.includes('no identity matched')) {
    return new BackupError('wrong-key', 'The backup is encrypted for another key: give the identity of its recipient');
  }
  return new BackupError('damaged', `A part of the backup does not decrypt: ${message}`, { cause: error });
}

/** A stream that reads no more than its reader takes. */
function streamOf(content: Bytes): ReadableStream<Uint8Array> {
  const iterator = content[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await iterator.next();
        if (chunk.done === true) controller.close();
        else controller.enqueue(chunk.value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): Bytes {
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.getReader();
  try {
    for (;;) {
      const chunk: { readonly done: boolean; readonly value?: Uint8Array | undefined } = await reader.read();
      if (chunk.value === undefined) return;
      yield chunk.value;
    }
  } finally {
    await reader.cancel();
  }
}
