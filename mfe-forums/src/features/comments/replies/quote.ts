/** A quote has this many lines and code points at most. */
const most = { lines: 3, length: 300 } as const;

/** The beginning of a text as lines that begin with `> `, and an empty line for the reply. */
export function quoteOf(content: string): string {
  // Quotes of a quote would hide who wrote which of them.
  const lines = content.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('>'));
  const some = lines.slice(0, most.lines).join('\n');
  const points = [...some];
  const kept = points.slice(0, most.length).join('');
  const isCut = lines.length > most.lines || points.length > most.length;
  const shown = isCut ? `${kept.trimEnd()}…` : kept;
  return shown === '' ? '' : `${shown.replaceAll(/^/gm, '> ')}\n\n`;
}
