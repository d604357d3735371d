import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SlotHold } from '#generated/models/slot-hold.ts';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { stored } from '@/shared/stored';
import { useIsPast } from '@/shared/use-now';

const storedId = stored<string | undefined>('aman.guest-hold', String, undefined);

/** Fallback where storage is unavailable: lasts as long as the page. */
let inMemory: string | undefined;

/**
 * Id of the slot that a guest holds, shared by all tabs of the browser as the contract requires.
 */
export const guestHoldId = {
  get: (): string | undefined => inMemory ?? storedId.get(),

  keep(id: string): void {
    inMemory = storedId.set(id) ? undefined : id;
  },

  /** Call when the hold was released, or now belongs to a user. */
  forget(): void {
    inMemory = undefined;
    storedId.set(null);
  },

  /**
   * Called when another tab changes or clears the guest's hold. Returns a function that
   * unsubscribes.
   */
  onElsewhere: storedId.onElsewhere,
};

/** How a hold changed: another slot was chosen, it was booked, it was released. */
export const holdEvents = ['chosen', 'booked', 'left'] as const;
export type HoldEvent = (typeof holdEvents)[number];

type Held = Pick<SlotHold, 'id' | 'expires_at'>;

/**
 * State of holding a slot:
 * - `asking`: the request is pending;
 * - `held`: this person or browser holds it until `hold.expires_at`;
 * - `over`: the hold expired; the slot may still be free;
 * - `ended`: another tab or device ended the hold (`why`, if known); the slot may still be free;
 * - `lost`: another person has the slot, or it can no longer be booked;
 * - `failed`: the request failed and can be retried.
 */
export type SlotHoldState<Hold extends Held = SlotHold> =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly hold: Hold }
  | Ended
  | { readonly kind: 'lost' | 'failed'; readonly text: string };

type Ended = { readonly kind: 'over' } | { readonly kind: 'ended'; readonly why: HoldEvent | undefined };

/** How a guest or a patient holds a slot. Only the functions of the first render are used. */
export interface HoldTransport<Slot, Hold extends Held> {
  /** Requests the slot; it replaces the screen's previous hold. */
  readonly take: (slot: Slot, before: Hold | undefined) => Promise<Hold>;
  readonly release: (hold: Hold) => Promise<void>;
  /** Called when the hold has become a visit. */
  readonly onSpent?: (hold: Hold) => void;
  /**
   * Called when a slot is requested. Returns a cleanup that runs when it is lost, over, ended or
   * left.
   */
  readonly watch: (slot: WatchedSlot<Hold>) => () => void;
}

export interface WatchedSlot<Hold extends Held> {
  /** Returns the current hold. */
  readonly hold: () => Hold | undefined;
  /** Requests the same slot again and shows the old hold until the response. */
  readonly renew: () => void;
  readonly end: (state: Ended) => void;
}

const asking = { kind: 'asking' } as const;
const over = { kind: 'over' } as const;

/** How long a new screen waits for pending requests of the previous screen, milliseconds. */
const PATIENCE = 3000;
let leaving: Promise<unknown> = Promise.resolve();

/** Loops, because a late response may start a release. */
async function othersHaveLeft(): Promise<void> {
  let awaited: unknown;
  while (awaited !== leaving) {
    awaited = leaving;
    await awaited;
  }
}

/**
 * Holds at most one slot for a screen. Requests run one after another and name the previous hold,
 * so that no slot is held twice or stays held after the screen closes.
 */
export function slotHolding<Slot, Hold extends Held>({ take, release, onSpent, watch }: HoldTransport<Slot, Hold>) {
  const listeners = new Set<() => void>();
  /** The slot that the screen shows, as text; a new object for each request. */
  let wanted: { readonly text: string } | undefined;
  let shown: { readonly of: string | undefined; readonly state: SlotHoldState<Hold> } = {
    of: undefined,
    state: asking,
  };
  /** The screen's hold on the server, as far as known here. */
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
      // A failed release needs no handling: an expired or replaced hold has nothing to release.
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
        // A failed renewal keeps the current hold until it expires.
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
        // A new object makes a pending response obsolete.
        wanted = { text: request.text };
        if (state.kind === 'ended') held = undefined;
        stop(state);
      },
    });
    ask(request);
  };

  return {
    /** The state and the text of the slot that it belongs to. */
    shown: () => shown,
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    /** Sets the slot that the screen shows; undefined releases the hold. */
    want,
    askAgain: (): void => {
      if (wanted !== undefined) want(wanted.text);
    },
    /**
     * Runs the booking request. The hold is not released while it is pending, nor after it
     * succeeded.
     */
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
    /** Call when the server refuses to book (409): the slot is taken. */
    lose: (text: string): void => stop({ kind: 'lost', text }),
  };
}

/**
 * Holds a slot while a screen shows it, and releases it when the screen closes or has no slot.
 * Choosing another slot replaces the hold, so the old slot is released only once the new slot is
 * held.
 */
export function useHolding<Slot, Hold extends Held>(slot: Slot | undefined, transport: HoldTransport<Slot, Hold>) {
  const [holding] = useState(() => slotHolding(transport));
  const text = slot && JSON.stringify(slot);
  const shown = useSyncExternalStore(holding.subscribe, holding.shown, holding.shown);
  useEffect(() => holding.want(text), [holding, text]);
  useEffect(() => () => holding.want(undefined), [holding]);
  // The state of another slot does not apply to this one.
  const state = shown.of === text ? shown.state : asking;
  const isOver = useIsPast(state.kind === 'held' ? state.hold.expires_at : undefined);
  return { ...holding, state: isOver ? over : state };
}

function isGone(error: unknown): boolean {
  return isProblem(error, 409) || isProblem(error, 404) || isProblem(error, 422);
}
