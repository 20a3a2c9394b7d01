import type { DestinationStream } from 'pino';

const flushMs = 20;
/** The greatest number of bytes that are kept for a reader that has stopped reading; later lines are dropped. */
const mostBytes = 8_000_000;

let shared: DestinationStream | undefined;

/**
 * Standard output, written every 20 ms instead of line by line. If a pipe is closed or no longer read, lines are lost;
 * neither the process nor its exit is blocked.
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
