import { Readable, type Transform } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { digestOf } from './digest.ts';
import { type Bytes, decrypted, encrypted } from './encryption.ts';
import type { ObjectPlace } from './object-place.ts';

/** A piece of a stored stream, named by the digest of its bytes. */
export const pieceSchema = z.object({ sha256: z.string().regex(/^[\da-f]{64}$/), bytes: z.number().int().min(0) });
export type Piece = z.output<typeof pieceSchema>;

/** The most bytes that are in memory for one stream, and the size of an upload that every store accepts. */
const pieceBytes = 16 * 1024 * 1024;

export const pieceFolder = 'pieces/';
export const pieceName = ({ sha256 }: Pick<Piece, 'sha256'>) => `${pieceFolder}${sha256.slice(0, 2)}/${sha256}`;

/** Compresses, encrypts and stores a stream. */
export function seal(place: ObjectPlace, content: Bytes, recipients: readonly string[]): Promise<Piece[]> {
  return storePieces(place, encrypted(compressed(content), recipients));
}

/** Stores a stream that is not secret. */
export function sealPlain(place: ObjectPlace, content: Bytes): Promise<Piece[]> {
  return storePieces(place, compressed(content));
}

/** Returns the stream that was sealed. Errors as of `decrypted` and `readPieces`. */
export function unseal(place: ObjectPlace, pieces: readonly Piece[], identity: string): Bytes {
  return decompressed(decrypted(readPieces(place, pieces), identity));
}

/** Returns the stream that `sealPlain` stored. */
export function unsealPlain(place: ObjectPlace, pieces: readonly Piece[]): Bytes {
  return decompressed(readPieces(place, pieces));
}

/** @throws BackupError `damaged` if the piece is missing or its bytes differ */
export async function readPiece(place: ObjectPlace, piece: Piece): Promise<Buffer> {
  const name = pieceName(piece);
  const content = await place.get(name);
  if (content === null) throw new BackupError('damaged', `${name} is missing in ${place.label}`);
  if (content.length !== piece.bytes) {
    throw new BackupError(
      'damaged',
      `${name} in ${place.label} has ${content.length} bytes in place of ${piece.bytes}`,
    );
  }
  if (digestOf(content) !== piece.sha256) throw new BackupError('damaged', `${name} in ${place.label} was changed`);
  return content;
}

async function* readPieces(place: ObjectPlace, pieces: readonly Piece[]): Bytes {
  for (const piece of pieces) yield await readPiece(place, piece);
}

async function storePieces(place: ObjectPlace, content: Bytes): Promise<Piece[]> {
  const pieces: Piece[] = [];
  let waiting: Uint8Array[] = [];
  let length = 0;
  const store = async () => {
    const whole = Buffer.concat(waiting);
    const piece = { sha256: digestOf(whole), bytes: whole.length };
    await place.put(pieceName(piece), whole);
    pieces.push(piece);
    waiting = [];
    length = 0;
  };
  for await (const chunk of content) {
    waiting.push(chunk);
    length += chunk.length;
    if (length >= pieceBytes) await store();
  }
  if (length > 0) await store();
  return pieces;
}

function compressed(content: Bytes): Bytes {
  return piped(content, createGzip());
}

function decompressed(content: Bytes): Bytes {
  return piped(content, createGunzip());
}

/** An error on either side ends the other one. */
function piped(content: Bytes, transform: Transform): Bytes {
  return Readable.from(content).compose(transform) as Readable;
}
