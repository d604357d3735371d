import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  getSlotHoldReadQueryOptions,
  useSlotHoldCreate,
  useSlotHoldDelete,
} from '#generated/api/patient-slot-holds/patient-slot-holds.ts';
import type { SlotHoldRequest } from '#generated/models/slot-hold-request.ts';
import type { SlotHold } from '#generated/models/slot-hold.ts';
import { guestHoldId, type HoldEvent, holdEventsOfTabs, ownHold } from '@/domain/slot/slot-holds';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { onReturn } from '@/shared/on-return';
import { useIsPast } from '@/shared/use-now';
import { unheard } from '@/shared/write/failure';

/**
 * Whether a requested slot is held:
 * - `asking`: the server has not answered yet;
 * - `held`: it is this person's until `hold.expires_at` (5 minutes);
 * - `over`: the 5 minutes are over; it may still be free;
 * - `ended`: not held any more, because another tab or device did something (`why`, where it is known); it may still be free;
 * - `lost`: another person has it, or it can no longer be booked;
 * - `failed`: the server could not be reached; it can be tried again.
 */
export type SlotHoldState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly hold: SlotHold }
  | { readonly kind: 'over' }
  | { readonly kind: 'ended'; readonly why: HoldEvent | undefined }
  | { readonly kind: 'lost'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string };

export interface SlotHolding {
  readonly state: SlotHoldState;
  /** Asks for the same slot once more. */
  readonly askAgain: () => void;
  /** Sends what makes a visit of the hold. Leaving the screen does not release it meanwhile, and later only when that has failed. */
  readonly spend: <Spent>(send: () => Promise<Spent>) => Promise<Spent>;
  /** The server refused to book (409): the slot is gone. */
  readonly lose: (text: string) => void;
}

/** How long a new hold waits for the answer to the giving back of an earlier one, milliseconds. */
const PATIENCE = 3000;
/** The last slot that is being given back. */
let givenBack: Promise<unknown> = Promise.resolve();

/**
 * Holds a slot while a screen shows it, and releases it when the screen closes or has no slot any more (contract: a hold lasts 5 minutes,
 * a few live beside each other, and one of the same slot is given again as it is). For another service or time the hold is replaced,
 * and so given up only once that is held. A hold that another tab or device has ended is told at once, or when the person returns.
 */
export function useSlotHold(slot: SlotHoldRequest | undefined): SlotHolding {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  /** What the server holds for this screen, as far as is known here. */
  const held = useRef<SlotHold>(undefined);
  /** Whether it is being made a visit. */
  const isSpending = useRef(false);
  /** What the screen shows now, and the requests for it, one after another: each names the hold that the last one made. */
  const wanted = useRef<string>(undefined);
  const asked = useRef<Promise<unknown>>(Promise.resolve());
  const { mutateAsync: ask } = useSlotHoldCreate(unheard);
  const { mutateAsync: release } = useSlotHoldDelete(unheard);
  /** A text, so that an equal slot of the next render is not another request. */
  const requestedSlot = slot && JSON.stringify({ slot, attempt });

  const letGoHeld = useCallback(() => {
    const hold = held.current;
    if (isSpending.current || hold === undefined) return;
    held.current = undefined;
    // A failure changes nothing: a hold that is over or replaced has nothing to release.
    const gone = release({ id: hold.id }).then(
      () => {
        ownHold.forget(hold.id);
        holdEventsOfTabs.tell('left');
      },
      () => undefined,
    );
    givenBack = Promise.race([gone, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }, [release]);

  useEffect(() => {
    wanted.current = requestedSlot;
    if (requestedSlot === undefined) {
      letGoHeld();
      return;
    }
    const { slot: data } = JSON.parse(requestedSlot) as { slot: SlotHoldRequest };
    const take = async (): Promise<void> => {
      await givenBack;
      if (wanted.current !== requestedSlot) return;
      // What was held for the guest becomes this person's hold.
      const guest_hold_id = guestHoldId.get();
      const before = held.current?.id;
      try {
        const request = { ...data, ...(guest_hold_id && { guest_hold_id }), ...(before && { hold_id: before }) };
        const { data: hold } = await ask({ data: request });
        if (guest_hold_id) guestHoldId.forget();
        held.current = hold;
        ownHold.keep(hold);
        holdEventsOfTabs.tell('chosen');
        if (wanted.current === requestedSlot) setAnswer({ requestedSlot, state: { kind: 'held', hold } });
        else if (wanted.current === undefined) letGoHeld();
      } catch (error) {
        if (wanted.current === requestedSlot) setAnswer({ requestedSlot, state: refusal(error) });
      }
    };
    asked.current = asked.current.then(take);
  }, [requestedSlot, ask, letGoHeld]);

  useEffect(
    () => () => {
      wanted.current = undefined;
      letGoHeld();
    },
    [letGoHeld],
  );

  // The answer to an earlier request says nothing about this one.
  const answered = answer?.requestedSlot === requestedSlot ? answer?.state : undefined;
  const hold = answered?.kind === 'held' ? answered.hold : undefined;
  const isOver = useIsPast(hold?.expires_at);
  useWhetherEnded(hold, (why) => {
    if (isSpending.current) return;
    held.current = undefined;
    setAnswer((last) => last && { ...last, state: { kind: 'ended', why } });
  });

  return {
    state: hold !== undefined && isOver ? { kind: 'over' } : (answered ?? { kind: 'asking' }),
    askAgain: useCallback(() => setAttempt((count) => count + 1), []),
    spend: async (send) => {
      isSpending.current = true;
      try {
        const spent = await send();
        if (held.current) ownHold.forget(held.current.id);
        held.current = undefined;
        holdEventsOfTabs.tell('booked');
        return spent;
      } finally {
        isSpending.current = false;
        if (wanted.current === undefined) letGoHeld();
      }
    },
    lose: useCallback((text: string) => setAnswer((last) => last && { ...last, state: { kind: 'lost', text } }), []),
  };
}

/** Asks the server when another tab has done something with a hold, or the person returns to this one; calls back when it is gone. */
function useWhetherEnded(hold: SlotHold | undefined, onEnd: (why: HoldEvent | undefined) => void): void {
  const client = useQueryClient();
  const ended = useEffectEvent(onEnd);
  const id = hold?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isShown = true;
    const check = async (why?: HoldEvent): Promise<void> => {
      try {
        await client.fetchQuery({ ...getSlotHoldReadQueryOptions(id), staleTime: 0, meta: { silent: true } });
      } catch (error) {
        if (isShown && isProblem(error, 404)) ended(why);
      }
    };
    const ends = [holdEventsOfTabs.onElsewhere((why) => void check(why)), onReturn(() => void check())];
    return () => {
      isShown = false;
      for (const end of ends) end();
    };
  }, [id, client]);
}

interface Answer {
  /** The slot and the attempt that it answers. */
  readonly requestedSlot: string;
  readonly state: SlotHoldState;
}

function refusal(error: unknown): SlotHoldState {
  const gone = isProblem(error, 409) || isProblem(error, 404) || isProblem(error, 422);
  return { kind: gone ? 'lost' : 'failed', text: problemText(error) };
}
