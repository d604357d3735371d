import { stored } from '@/shared/stored';

/** How a tab remembers that it works for all of them: no filial has it. */
const ALL = 0;
const kept = stored<number | null>('aman.desk', parseId, null);
/** Of this tab: another one may be at another desk, and a reload changes neither. */
const keptHere = stored<number | null | undefined>('aman.desk', parseId, undefined, 'sessionStorage');

/** In memory too: storage may be forbidden. */
let current = keptHere.get() === undefined ? kept.get() : (keptHere.get() ?? null);
const listeners = new Set<() => void>();

/** The filial that this tab works for, null for all of them; the next visit begins with the last choice. */
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
