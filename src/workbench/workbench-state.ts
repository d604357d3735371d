import { Clock } from '#mocks/clock.ts';
import { type Condition, Conditions } from '#mocks/conditions.ts';
import { moveClock } from '@/shared/format/now';
import { isPlain, readHash, type WorkbenchState, writeHash } from './hash-state';

export const clock = new Clock();
export const conditions = new Conditions();

let state: WorkbenchState = { conditions: {} };
/**
 * Keeps `#workbench` in the URL with default settings too: a demo shows the workbench only then.
 */
let isInAddress = false;
const listeners = new Set<() => void>();
/** Explains the parts of the URL without effect. */
const refused: string[] = [];

/** The settings, kept in the URL, so that a link can show a bug. */
export const workbenchState = {
  get: (): WorkbenchState => state,

  /** A phrase for each part of the URL without effect: an unknown operation or fault. */
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

  /** Changes settings that need a reload: time and data. */
  reload(change: Partial<Pick<WorkbenchState, 'now' | 'scale'>>, search = location.search): void {
    state = { ...state, ...change };
    isInAddress = true;
    History.prototype.replaceState.call(history, history.state, '', `${location.pathname}${search}${writeHash(state)}`);
    location.reload();
  },

  /** Restores the hash, which a navigation drops, without notifying the router. */
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
    // A link made with an older contract may name removed operations.
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
