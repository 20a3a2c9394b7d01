const stackFrame = /^\s+at /;
const maxLines = 12;

/** The error output of a process that crashed, without stack frames and Node's own footer; indented for the console. */
export function failureReason(errorOutput: string): string {
  return errorOutput
    .split('\n')
    .filter((line) => line.trim() !== '' && !stackFrame.test(line) && !line.startsWith('Node.js v'))
    .slice(-maxLines)
    .map((line) => `  ${line}`)
    .join('\n');
}
