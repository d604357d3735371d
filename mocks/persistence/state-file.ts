import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Snapshot } from '../db/snapshot.ts';

/** Writes the state atomically: if the process is killed, the old or the new file remains. */
export function writeStateFile(path: string, snapshot: Snapshot): void {
  writeFileSync(`${path}.next`, JSON.stringify(snapshot));
  renameSync(`${path}.next`, path);
}

/**
 * Reads a stored state; undefined if the file does not exist.
 *
 * @throws Error with the file's name and advice if the content is invalid
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
    ['small', 'site'].includes(meta?.scale ?? '') &&
    /^\d{4}-\d{2}-\d{2}$/.test(meta?.today ?? '') &&
    typeof tables === 'object' &&
    Object.values(tables).every(({ rows, removed }) => Array.isArray(rows) && Array.isArray(removed))
  );
}
