import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SlotHold } from '#generated/models/slot-hold.ts';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { stored } from '@/shared/stored';
import { useIsPast } from '@/shared/use-now';

const storedId = stored<string | undefined>('aman.guest-hold', String, undefined);

/** The id while storage is unavailable. It lasts as long as the page is open. */
let inMemory: string | undefined;

/**
 * Id of the slot that a guest holds. All tabs of the browser share this id, as the contract
 * requires.
 */
export const guestHoldId = {
  get: (): string | undefined => inMemory ?? storedId.get(),

  keep(id: string): void {
    inMemory = storedId.set(id) ? undefined : id;
  },

  /** Removes the id. Call it if the hold was released or now belongs to a user. */
  forget(): void {
    inMemory = undefined;
    storedId.set(null);
  },

  /**
   * Calls the listener when another tab changes or removes the id. Returns a function that
   * unsubscribes.
   */
  onElsewhere: storedId.onElsewhere,
};

/**
 * What can happen to a hold: another slot was `chosen`, the slot was `booked`, the person has
 * `left` the slot and released the hold.
 */
export const holdEvents = ['chosen', 'booked', 'left'] as const;
export type HoldEvent = (typeof holdEvents)[number];

type Held = Pick<SlotHold, 'id' | 'expires_at'>;

/**
 * State of holding a slot:
 * - `asking`: the request is pending;
 * - `held`: this person or browser holds the slot until `hold.expires_at`;
 * - `over`: the hold has expired; the slot may still be free;
 * - `ended`: another tab or device has ended the hold (`why`, if known); the slot may still be
 * free;
 * - `lost`: another person has the slot, or it can no longer be booked;
 * - `failed`: the request has failed and can be repeated.
 */
export type SlotHoldState<Hold extends Held = SlotHold> =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly hold: Hold }
  | Ended
  | { readonly kind: 'lost' | 'failed'; readonly text: string };

type Ended = { readonly kind: 'over' } | { readonly kind: 'ended'; readonly why: HoldEvent | undefined };

/**
 * The requests of a guest's or patient's hold. A screen uses only the functions that it passes in
 * its first render.
 */
export interface HoldTransport<Slot, Hold extends Held> {
  /** Requests a hold of the slot. The new hold replaces the previous hold of the screen. */
  readonly take: (slot: Slot, before: Hold | undefined) => Promise<Hold>;
  readonly release: (hold: Hold) => Promise<void>;
  /** Called when the hold has been used for a visit. */
  readonly onSpent?: (hold: Hold) => void;
  /** Called when a slot is requested. The returned function is called when the hold ends. */
  readonly watch: (slot: WatchedSlot<Hold>) => () => void;
}

export interface WatchedSlot<Hold extends Held> {
  /** Returns the current hold. */
  readonly hold: () => Hold | undefined;
  /** Requests a new hold of the same slot. The old hold is shown until the response arrives. */
  readonly renew: () => void;
  readonly end: (state: Ended) => void;
}

const asking = { kind: 'asking' } as const;
const over = { kind: 'over' } as const;

/**
 * Maximum time that a new screen waits for pending requests of the previous screen, in
 * milliseconds.
 */
const PATIENCE = 3000;
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Waits until previous screens have released their holds. The loop is needed, because a late
 * response may start another release.
 */
async function othersHaveLeft(): Promise<void> {
  let awaited: unknown;
  while (awaited !== leaving) {
    awaited = leaving;
    await awaited;
  }
}

/**
 * Holds at most one slot for a screen. Requests run one after another, and each request names the
 * previous hold. So no slot is held twice, and no hold outlives the screen.
 */
export function slotHolding<Slot, Hold extends Held>({ take, release, onSpent, watch }: HoldTransport<Slot, Hold>) {
  const listeners = new Set<() => void>();
  /**
   * The slot that the screen shows, as JSON. Each request sets a new object, so that its response
   * can be recognised.
   */
  let wanted: { readonly text: string } | undefined;
  let shown: { readonly of: string | undefined; readonly state: SlotHoldState<Hold> } = {
    of: undefined,
    state: asking,
  };
  /** The screen's hold on the server, as the last response reported it. */
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
      // Errors of the release are ignored, because a hold also expires by itself.
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
        // After a failed renewal the current hold is shown until it expires.
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
        // The new object makes the pending response outdated.
        wanted = { text: request.text };
        if (state.kind === 'ended') held = undefined;
        stop(state);
      },
    });
    ask(request);
  };

  return {
    /** Returns the state, and the text of the slot to which the state belongs. */
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
     * Runs the booking request. The hold is not released while the request is pending, nor after it
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
    /** Marks the slot as taken. Call it after the booking request got a 409. */
    lose: (text: string): void => stop({ kind: 'lost', text }),
  };
}

/**
 * Holds a slot while a screen shows it. The hold is released when the screen closes or shows no
 * slot. If the user chooses another slot, the old slot is released only when the new one is held.
 */
export function useHolding<Slot, Hold extends Held>(slot: Slot | undefined, transport: HoldTransport<Slot, Hold>) {
  const [holding] = useState(() => slotHolding(transport));
  const text = slot && JSON.stringify(slot);
  const shown = useSyncExternalStore(holding.subscribe, holding.shown, holding.shown);
  useEffect(() => holding.want(text), [holding, text]);
  useEffect(() => () => holding.want(undefined), [holding]);
  // The state may still belong to the slot that was chosen before.
  const state = shown.of === text ? shown.state : asking;
  const isOver = useIsPast(state.kind === 'held' ? state.hold.expires_at : undefined);
  return { ...holding, state: isOver ? over : state };
}

function isGone(error: unknown): boolean {
  return isProblem(error, 409) || isProblem(error, 404) || isProblem(error, 422);
}
