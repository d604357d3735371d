import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Snapshot } from '../db/snapshot.ts';

/**
 * Puts the state into the file in one step: whenever the program dies, the file holds this state or the one before, whole. What was
 * answered is on the disk.
 */
export function writeStateFile(path: string, snapshot: Snapshot): void {
  const next = `${path}.next`;
  const file = openSync(next, 'w');
  try {
    writeAll(file, new TextEncoder().encode(JSON.stringify(snapshot)));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(next, path);
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** One call may write less than it was given. */
function writeAll(file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
}

/**
 * The state that was kept; undefined when there is none yet.
 *
 * @throws with the file's name and what to do when it holds something else
 */
export function readStateFile(path: string): Snapshot | undefined {
  if (!existsSync(path)) return undefined;
  const found = parsed(readFileSync(path, 'utf8'));
  if (isSnapshot(found)) return found;
  throw new Error(
    `${path} holds no state of this provider. Delete it to start over, or name another file with --state.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isSnapshot(found: unknown): found is Snapshot {
  const { version, meta, tables } = (found ?? {}) as Partial<Snapshot>;
  return (
    version === 1 &&
    ['small', 'site', 'large'].includes(meta?.scale ?? '') &&
    /^\d{4}-\d{2}-\d{2}$/.test(meta?.today ?? '') &&
    typeof tables === 'object' &&
    Object.values(tables).every(({ rows, removed }) => Array.isArray(rows) && Array.isArray(removed))
  );
}
