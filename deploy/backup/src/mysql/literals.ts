const numbers = new Set(['tinyint', 'smallint', 'mediumint', 'int', 'bigint', 'decimal', 'float', 'double', 'year']);
const binaries = /^(binary|varbinary|\w*blob|bit|geometry|point|linestring|polygon|multi\w+|geomcollection)$/;

const escapes: Readonly<Record<string, string>> = {
  '\0': '\\0',
  '\n': '\\n',
  '\r': '\\r',
  '\u001A': '\\Z',
  "'": "\\'",
  '\\': '\\\\',
};

/**
 * Writes a value as SQL on one line.
 *
 * @param value the text of the server for it
 * @param type the type of its column, such as `varchar`
 */
export function literalOf(value: Buffer | null, type: string): string {
  if (value === null) return 'NULL';
  if (numbers.has(type)) return value.toString('latin1');
  if (binaries.test(type)) return value.length === 0 ? "''" : `0x${value.toString('hex')}`;
  // eslint-disable-next-line no-control-regex -- SQL has these characters escaped.
  return `'${value.toString('utf8').replaceAll(/[\0\n\r\u001A'\\]/g, (character) => escapes[character] ?? character)}'`;
}
