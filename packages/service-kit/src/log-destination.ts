import type { DestinationStream } from 'pino';

const flushMs = 20;
const blockBytes = 65_536;
/** UTF-8 has at most three bytes for each unit of UTF-16. */
const mostBytesOfUnit = 3;
/** The greatest number of bytes that are kept for a reader that has stopped reading; later lines are dropped. */
const mostBytes = 8_000_000;

let shared: DestinationStream | undefined;

/**
 * Standard output, written every 20 ms instead of line by line. Lines are kept as bytes, because thousands of short strings
 * would cost more to keep than to write. If a pipe is closed or no longer read, lines are lost;
 * neither the process nor its exit is blocked.
 */
export function standardOutput(): DestinationStream {
  shared ??= openStandardOutput();
  return shared;
}

function openStandardOutput(): DestinationStream {
  const { stdout } = process;
  const block = Buffer.allocUnsafeSlow(blockBytes);
  let used = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const send = (bytes: Buffer) => {
    if (!isClosed && stdout.writableLength < mostBytes) stdout.write(bytes);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    // A copy, because a pipe may take the bytes after the next lines are in the block.
    const bytes = Buffer.from(block.subarray(0, used));
    used = 0;
    if (bytes.length > 0) send(bytes);
  };
  stdout.on('error', () => {
    isClosed = true;
  });
  process.on('exit', flush);
  return {
    write(line) {
      const most = line.length * mostBytesOfUnit;
      if (most > blockBytes - used) flush();
      if (most > blockBytes) {
        send(Buffer.from(line));
        return;
      }
      used += block.write(line, used);
      timer ??= setTimeout(flush, flushMs).unref();
    },
  };
}
