import type { DestinationStream } from 'pino';

const flushMs = 20;
/** What a reader that has stopped reading may keep in memory; lines beyond are dropped. */
const mostBytes = 8_000_000;

let shared: DestinationStream | undefined;

/**
 * Standard output, written in pieces rather than line by line. A pipe that is closed or that is no longer read loses
 * lines; it never blocks the process or its end.
 */
export function standardOutput(): DestinationStream {
  shared ??= openStandardOutput();
  return shared;
}

function openStandardOutput(): DestinationStream {
  const { stdout } = process;
  let pending = '';
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    const text = pending;
    pending = '';
    if (!isClosed && stdout.writableLength < mostBytes) stdout.write(text);
  };
  stdout.on('error', () => {
    isClosed = true;
  });
  process.on('exit', flush);
  return {
    write(line) {
      pending += line;
      timer ??= setTimeout(flush, flushMs).unref();
    },
  };
}
