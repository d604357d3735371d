import { useOnDemand } from '@/shared/ui/use-on-demand';

const load = async () => (await import('./late-parts')).lateParts;

/** The parts of the shell that come right after the first screen; `undefined` until then. `onFail` stays the same. */
export function useLateParts(onFail?: () => void) {
  return useOnDemand(load, true, onFail);
}
