import { Clock } from '#mocks/clock.ts';
import { type Condition, Conditions } from '#mocks/conditions.ts';
import { shiftClock } from '@/shared/format/now';
import { isPlain, readHash, type WorkbenchState, writeHash } from './hash-state';

export const clock = new Clock();
export const conditions = new Conditions();

let state: WorkbenchState = { conditions: {} };
/**
 * Whether `#workbench` is in the URL. It stays in the URL even if there are no settings, because a
 * demo shows the workbench only if the URL has this hash.
 */
let isInAddress = false;
const listeners = new Set<() => void>();
/** Error texts about parts of the URL that have no effect. */
const refused: string[] = [];

/** The settings. They are in the URL, so that a link can reproduce a bug. */
export const workbenchState = {
  get: (): WorkbenchState => state,

  /** Error texts about parts of the URL that have no effect, such as an unknown operation. */
  refused: (): readonly string[] => refused,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Reads the settings from the URL. */
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

  /** Changes the time or the data, for which the page is reloaded. */
  reload(change: Partial<Pick<WorkbenchState, 'now' | 'scale'>>, search = location.search): void {
    state = { ...state, ...change };
    isInAddress = true;
    History.prototype.replaceState.call(history, history.state, '', `${location.pathname}${search}${writeHash(state)}`);
    location.reload();
  },

  /** Writes the hash again, because a navigation drops it. The router gets no event. */
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
    // A link that was made with an older contract may name an operation that no longer exists.
    refused.push(error instanceof TypeError ? error.message : String(error));
  }
}

function moveTo(moment: string): void {
  try {
    clock.set(moment);
    shiftClock(clock.now() - Date.now());
  } catch (error) {
    console.error('[workbench]', error instanceof TypeError ? error.message : error);
  }
}
