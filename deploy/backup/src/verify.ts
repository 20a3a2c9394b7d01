import { concurrently } from './concurrently.ts';
import type { Manifest } from './manifest.ts';
import { piecesOf } from './object-entries.ts';
import type { ObjectPlace } from './object-place.ts';
import { type Piece, readPiece } from './pieces.ts';

const maxConcurrent = 8;

/**
 * Reads every piece of a backup and compares it with its digest, without a key.
 *
 * @param verified pieces that were read before, which several backups share; those of this backup are added
 * @throws BackupError `damaged` if a piece is missing or changed
 */
export async function verifyBackup(
  place: ObjectPlace,
  manifest: Manifest,
  verified = new Set<string>(),
): Promise<{ readonly pieces: number; readonly bytes: number }> {
  let pieces = 0;
  let bytes = 0;
  await concurrently(piecesOf(place, manifest), maxConcurrent, async (piece: Piece) => {
    pieces += 1;
    bytes += piece.bytes;
    if (verified.has(piece.sha256)) return;
    await readPiece(place, piece);
    verified.add(piece.sha256);
  });
  return { pieces, bytes };
}
