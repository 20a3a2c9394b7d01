import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'undici';

/** Node opens its inspector here at a signal; one process after the other has it. */
const inspector = 'http://127.0.0.1:9229/json';

/**
 * The bytes of a Node process's heap that are still in use after its garbage is collected. Resident memory also has what the
 * engine keeps for later, so it shows little of growth.
 */
export async function liveHeapBytes(pid) {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await debuggerAddress());
  await once(socket, 'open');
  const send = sender(socket);
  // The second collection frees the objects that the first one finalized.
  await send('HeapProfiler.collectGarbage');
  await send('HeapProfiler.collectGarbage');
  const { result } = await send('Runtime.evaluate', { expression: 'process.memoryUsage().heapUsed' });
  await send('Runtime.evaluate', {
    expression: "setTimeout(() => process.getBuiltinModule('inspector').close(), 100)",
  });
  socket.close();
  await untilClosed();
  return result.value;
}

async function debuggerAddress() {
  for (;;) {
    const targets = await listTargets();
    if (targets !== undefined) return targets[0].webSocketDebuggerUrl;
    await delay(50);
  }
}

async function untilClosed() {
  while ((await listTargets()) !== undefined) await delay(50);
}

/** Undefined while no process has its inspector open. */
async function listTargets() {
  try {
    const response = await fetch(inspector);
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Returns the function that sends a command of the DevTools protocol and resolves to its result. */
function sender(socket) {
  let last = 0;
  return (method, params = {}) => {
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      const read = ({ data }) => {
        const message = JSON.parse(data);
        if (message.id !== id) return;
        socket.removeEventListener('message', read);
        resolve(message.result);
      };
      socket.addEventListener('message', read);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
}
