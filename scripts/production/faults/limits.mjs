import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { upload } from '../uploads.mjs';

const replica = 'forums-1';
const headroomBytes = 1024 * 1024;

export const limitFaults = [
  {
    name: 'disk',
    what: 'the disk of the object store is full',
    limits: { gapMs: 1000 },
    run: fillDisk,
  },
  {
    name: 'memory',
    what: 'a replica of forums reaches the memory limit of its container',
    limits: { gapMs: 1000 },
    run: limitMemory,
  },
];

/** Only new pictures fail, and nothing is left of them. */
async function fillDisk({ objects, members }, writing) {
  objects.fillDisk();
  let during;
  try {
    during = await upload(members[2]);
    await writing.untilAcknowledged(3);
  } finally {
    objects.freeDisk();
  }
  const after = await upload(members[2]);
  if (during !== 503 || after !== 201) throw new Error(`pictures responded ${during} on the full disk, ${after} then`);
  return 'a picture: 503 on the full disk, 201 then';
}

/** The kernel ends the replica when it wants more than is left, as it does in a container; the supervisor starts it again. */
async function limitMemory({ processes }, writing) {
  const before = processes.pid(replica);
  const removeGroup = limitGroup(`seed-production-${process.pid}`, before);
  const signal = await processes.untilReplaced(replica, before);
  removeGroup();
  await writing.untilAcknowledged(3);
  if (signal !== 'SIGKILL') throw new Error(`the replica ended by ${signal}, not by the kernel`);
  return 'ended by the kernel and started again';
}

/** Puts a process into a control group with little memory left; pages that it holds already do not count. */
function limitGroup(name, pid) {
  const isUnified = existsSync('/sys/fs/cgroup/cgroup.controllers');
  const folder = join(isUnified ? '/sys/fs/cgroup' : '/sys/fs/cgroup/memory', name);
  mkdirSync(folder);
  writeFileSync(join(folder, isUnified ? 'memory.max' : 'memory.limit_in_bytes'), String(headroomBytes));
  writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  return () => rmdirSync(folder);
}
