import { stored } from '@/shared/stored';

/** Stored value for «all filials». No filial has the id 0. */
const ALL = 0;
const deviceStorage = stored<number | null>('aman.desk', parseId, null);
/** Stored per tab, so that two tabs can show two filials. A reload keeps the value. */
const tabStorage = stored<number | null | undefined>('aman.desk', parseId, undefined, 'sessionStorage');

/** The value in memory, for browsers that forbid storage. */
let current = tabStorage.get() === undefined ? deviceStorage.get() : (tabStorage.get() ?? null);
const listeners = new Set<() => void>();

/**
 * Id of the filial shown in this tab; null for all filials. A new tab starts with the last choice
 * on this device.
 */
export const deskFilial = {
  get: (): number | null => current,

  set(id: number | null): void {
    if (id === current) return;
    current = id;
    deviceStorage.set(id === null ? null : String(id));
    tabStorage.set(String(id ?? ALL));
    for (const listener of [...listeners]) listener();
  },

  subscribe(listener: () => void): () => void {
    tabStorage.set(String(current ?? ALL));
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function parseId(text: string): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
