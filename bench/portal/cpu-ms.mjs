import { readFileSync } from 'node:fs';

/** Linux counts a hundred ticks a second on every platform of Node. */
const tickMs = 10;

/** The CPU time of a process so far, user and system, in milliseconds. */
export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
