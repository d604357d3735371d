import { stored } from '@/shared/stored';

/** Stored value for «all filials»; no filial has this id. */
const ALL = 0;
const kept = stored<number | null>('aman.desk', parseId, null);
/** Per tab (sessionStorage), so that two tabs can work for two filials; survives a reload. */
const keptHere = stored<number | null | undefined>('aman.desk', parseId, undefined, 'sessionStorage');

/** A copy in memory, for browsers that forbid storage. */
let current = keptHere.get() === undefined ? kept.get() : (keptHere.get() ?? null);
const listeners = new Set<() => void>();

/** The filial that this tab works for, null for all. A new tab starts with the last choice. */
export const deskFilial = {
  get: (): number | null => current,

  set(id: number | null): void {
    if (id === current) return;
    current = id;
    kept.set(id === null ? null : String(id));
    keptHere.set(String(id ?? ALL));
    for (const listener of [...listeners]) listener();
  },

  subscribe(listener: () => void): () => void {
    keptHere.set(String(current ?? ALL));
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function parseId(text: string): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
