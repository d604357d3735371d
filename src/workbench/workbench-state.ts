import { Clock } from '#mocks/clock.ts';
import { type Condition, Conditions } from '#mocks/conditions.ts';
import { moveClock } from '@/shared/format/now';
import { isPlain, readHash, type WorkbenchState, writeHash } from './hash-state';

export const clock = new Clock();
export const conditions = new Conditions();

let state: WorkbenchState = { conditions: {} };
/** Whether the address carries the state even where nothing is turned: a demo shows its workbench only then. */
let isInAddress = false;
const listeners = new Set<() => void>();
/** Why parts of the address have no effect. */
const refused: string[] = [];

/** What is turned. It lives in the address, so that a bug can be shown by a link. */
export const workbenchState = {
  get: (): WorkbenchState => state,

  /** A sentence for each part of the address that nothing can carry out. */
  refused: (): readonly string[] => refused,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Takes over what the address says. */
  readAddress(): void {
    const found = readHash(location.hash);
    isInAddress = found !== undefined;
    if (found === undefined) return;
    state = { ...found, conditions: {} };
    if (found.now !== undefined) moveTo(found.now);
    for (const [operation, condition] of Object.entries(found.conditions)) trySet(operation, condition);
  },

  setCondition(operation: string, condition: Condition): void {
    trySet(operation, condition);
    workbenchState.writeAddress();
    for (const listener of [...listeners]) listener();
  },

  /** Everything that needs a new page: it begins at another time, or with other data. */
  reload(change: Partial<Pick<WorkbenchState, 'now' | 'scale'>>, search = location.search): void {
    state = { ...state, ...change };
    isInAddress = true;
    History.prototype.replaceState.call(history, history.state, '', `${location.pathname}${search}${writeHash(state)}`);
    location.reload();
  },

  /** A navigation of the site drops what stands behind `#`: it is put back without telling the router. */
  writeAddress(): void {
    if (!isInAddress && isPlain(state)) return;
    const url = `${location.pathname}${location.search}${isPlain(state) && !isInAddress ? '' : writeHash(state)}`;
    History.prototype.replaceState.call(history, history.state, '', url);
  },
};

function trySet(operation: string, condition: Condition): void {
  try {
    conditions.set(operation, condition);
    state = { ...state, conditions: { ...state.conditions, [operation]: condition } };
  } catch (error) {
    // A link of an older contract may name what is no longer there.
    refused.push(error instanceof TypeError ? error.message : String(error));
  }
}

function moveTo(moment: string): void {
  try {
    clock.set(moment);
    moveClock(clock.now() - Date.now());
  } catch (error) {
    console.error('[workbench]', error instanceof TypeError ? error.message : error);
  }
}
