import { importLimits } from '@seed/community-contracts/member-import';

/**
 * Reads a CSV file as text. Spreadsheets on Windows still save files in the encoding Windows-1252.
 *
 * @returns null if the file is too large
 * @throws DOMException `NotReadableError` if the browser cannot read the file.
 */
export async function readCsvFile(file: File): Promise<string | null> {
  if (file.size > importLimits.bytes) return null;
  const bytes = await file.arrayBuffer();
  const text = decoded(bytes);
  return text.length > importLimits.characters ? null : text;
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** One row of a CSV file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}
