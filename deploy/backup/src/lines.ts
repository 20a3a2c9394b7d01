import { StringDecoder } from 'node:string_decoder';

/** Splits a stream of UTF-8 at its line ends. */
export async function* linesOf(content: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of content) {
    const lines = (rest + decoder.write(Buffer.from(chunk))).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
