import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SlotHold } from '#generated/models/slot-hold.ts';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { stored } from '@/shared/stored';
import { useIsPast } from '@/shared/use-now';

const kept = stored<string | undefined>('aman.guest-hold', String, undefined);

/** Without storage the hold is known as long as the page lives. */
let inMemory: string | undefined;

/** The id of a guest's held slot: one for all tabs of the browser, as the contract requires. */
export const guestHoldId = {
  get: (): string | undefined => inMemory ?? kept.get(),

  keep(id: string): void {
    inMemory = kept.set(id) ? undefined : id;
  },

  /** It was released, or has become the person's. */
  forget(): void {
    inMemory = undefined;
    kept.set(null);
  },

  /** Another tab holds something else for the guest, or nothing any more. The returned function ends it. */
  onElsewhere: kept.onElsewhere,
};

/** What became of a hold: another time was taken, it was booked, it was given back. */
export const holdEvents = ['chosen', 'booked', 'left'] as const;
export type HoldEvent = (typeof holdEvents)[number];

type Held = Pick<SlotHold, 'id' | 'expires_at'>;

/**
 * Whether a requested slot is held:
 * - `asking`: the server has not answered yet;
 * - `held`: it is this person's, or this browser's, until `hold.expires_at`;
 * - `over`: its time has run out; it may still be free;
 * - `ended`: not held any more, because another tab or device did something (`why`, where it is known); it may still be free;
 * - `lost`: another person has it, or it can no longer be booked;
 * - `failed`: the server could not be reached; it can be tried again.
 */
export type SlotHoldState<Hold extends Held = SlotHold> =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly hold: Hold }
  | Ended
  | { readonly kind: 'lost' | 'failed'; readonly text: string };

type Ended = { readonly kind: 'over' } | { readonly kind: 'ended'; readonly why: HoldEvent | undefined };

/** How a guest or a patient holds a slot. The functions of the first render are used. */
export interface HoldTransport<Slot, Hold extends Held> {
  /** Asks for the slot, in place of what the screen has held before. */
  readonly take: (slot: Slot, before: Hold | undefined) => Promise<Hold>;
  readonly release: (hold: Hold) => Promise<void>;
  /** The hold has become a visit. */
  readonly onSpent?: (hold: Hold) => void;
  /** Starts when a slot is asked for. The returned function is called when it is lost, over, ended or left. */
  readonly watch: (slot: WatchedSlot<Hold>) => () => void;
}

export interface WatchedSlot<Hold extends Held> {
  /** What is held now. */
  readonly hold: () => Hold | undefined;
  /** Asks for the same slot once more, and shows what is held until the answer has come. */
  readonly renew: () => void;
  readonly end: (state: Ended) => void;
}

const asking = { kind: 'asking' } as const;
const over = { kind: 'over' } as const;

/** How long a new screen waits for the requests of one that was left, milliseconds. */
const PATIENCE = 3000;
let leaving: Promise<unknown> = Promise.resolve();

/** An answer that comes late may have a release follow it. */
async function othersHaveLeft(): Promise<void> {
  let awaited: unknown;
  while (awaited !== leaving) {
    awaited = leaving;
    await awaited;
  }
}

/**
 * One screen's hold. Its requests go out one after another, and each names the hold that the last one has made: nothing is held
 * twice, and nothing stays held that no screen shows.
 */
export function slotHolding<Slot, Hold extends Held>({ take, release, onSpent, watch }: HoldTransport<Slot, Hold>) {
  const listeners = new Set<() => void>();
  /** The slot that the screen shows, as text; a new object whenever it is asked for. */
  let wanted: { readonly text: string } | undefined;
  let shown: { readonly of: string | undefined; readonly state: SlotHoldState<Hold> } = {
    of: undefined,
    state: asking,
  };
  /** What the server holds for this screen, as far as is known here. */
  let held: Hold | undefined;
  let isSpending = false;
  let last: Promise<unknown> = Promise.resolve();
  let endWatch: (() => void) | undefined;

  const stopWatching = (): void => {
    endWatch?.();
    endWatch = undefined;
  };
  const show = (state: SlotHoldState<Hold>): void => {
    shown = { of: wanted?.text, state };
    for (const changed of listeners) changed();
  };
  const stop = (state: SlotHoldState<Hold>): void => {
    stopWatching();
    show(state);
  };
  const inTurn = (work: () => Promise<void>): void => {
    last = last.then(work).catch(() => undefined);
  };
  const leave = (): void => {
    const hold = held;
    if (!isSpending && hold !== undefined) {
      held = undefined;
      // A failure changes nothing: a hold that is over or replaced has nothing to release.
      inTurn(() => release(hold));
    }
    leaving = Promise.race([last, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  };
  const ask = (request: { readonly text: string }): void => {
    inTurn(async () => {
      if (request === wanted) await othersHaveLeft();
      if (request !== wanted) return;
      try {
        held = await take(JSON.parse(request.text) as Slot, held);
        if (request === wanted) show({ kind: 'held', hold: held });
        else if (wanted === undefined) leave();
      } catch (error) {
        if (request !== wanted) return;
        if (isGone(error)) stop({ kind: 'lost', text: problemText(error) });
        // What is held lasts until it runs out, though it could not be renewed.
        else if (shown.state.kind !== 'held') show({ kind: 'failed', text: problemText(error) });
      }
    });
  };
  const want = (text: string | undefined): void => {
    stopWatching();
    wanted = text === undefined ? undefined : { text };
    if (wanted === undefined) {
      leave();
      return;
    }
    const request = wanted;
    show(asking);
    endWatch = watch({
      hold: () => (shown.state.kind === 'held' ? shown.state.hold : undefined),
      renew: () => ask(request),
      end: (state) => {
        if (isSpending || request !== wanted) return;
        // An answer that is still on its way is no longer shown.
        wanted = { text: request.text };
        if (state.kind === 'ended') held = undefined;
        stop(state);
      },
    });
    ask(request);
  };

  return {
    /** The state, and the text of the slot that it is of. */
    shown: () => shown,
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    /** What the screen shows now; undefined for nothing, which releases what was held. */
    want,
    /** Asks for the same slot once more. */
    askAgain: (): void => {
      if (wanted !== undefined) want(wanted.text);
    },
    /** Sends what makes a visit of the hold. Leaving the screen does not release it meanwhile, and later only when that has failed. */
    spend: async <Spent>(send: () => Promise<Spent>): Promise<Spent> => {
      isSpending = true;
      try {
        const spent = await send();
        if (held !== undefined) onSpent?.(held);
        held = undefined;
        return spent;
      } finally {
        isSpending = false;
        if (wanted === undefined) leave();
      }
    },
    /** The server refused to book (409): the slot is gone. */
    lose: (text: string): void => stop({ kind: 'lost', text }),
  };
}

/**
 * Holds a slot while a screen shows it, and releases it when the screen closes or has no slot any more. For another slot the hold is
 * replaced, and so given up only once that is held.
 */
export function useHolding<Slot, Hold extends Held>(slot: Slot | undefined, transport: HoldTransport<Slot, Hold>) {
  const [holding] = useState(() => slotHolding(transport));
  const text = slot && JSON.stringify(slot);
  const shown = useSyncExternalStore(holding.subscribe, holding.shown, holding.shown);
  useEffect(() => holding.want(text), [holding, text]);
  useEffect(() => () => holding.want(undefined), [holding]);
  // What is known of another slot says nothing about this one.
  const state = shown.of === text ? shown.state : asking;
  const isOver = useIsPast(state.kind === 'held' ? state.hold.expires_at : undefined);
  return { ...holding, state: isOver ? over : state };
}

function isGone(error: unknown): boolean {
  return isProblem(error, 409) || isProblem(error, 404) || isProblem(error, 422);
}
