import { useCallback, useEffect, useRef, useState } from 'react';
import { useSlotHoldCreate, useSlotHoldDelete } from '#generated/api/patient-slot-holds/patient-slot-holds.ts';
import type { SlotHoldRequest } from '#generated/models/slot-hold-request.ts';
import type { SlotHold } from '#generated/models/slot-hold.ts';
import { guestHoldId, ownHold } from '@/domain/slot/slot-holds';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { useIsPast } from '@/shared/use-now';
import { useIsOpen } from '@/shared/use-while-open';

/**
 * Whether a requested slot is held:
 * - `asking`: the server has not answered yet;
 * - `held`: it is this person's until `hold.expires_at` (5 minutes);
 * - `over`: the 5 minutes are over; it may still be free;
 * - `lost`: another person has it, or it can no longer be booked;
 * - `failed`: the server could not be reached; it can be tried again.
 */
export type SlotHoldState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly hold: SlotHold }
  | { readonly kind: 'over' }
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

const options = { mutation: { meta: { silent: 'always' } } } as const;

/**
 * Holds a slot while a screen shows it, and releases it when the screen closes or has no slot any more (contract: a hold lasts
 * 5 minutes; a new one replaces the person's earlier one, which stays when the new one is refused). So what is held is given up
 * for another service or time only once that is held.
 */
export function useSlotHold(slot: SlotHoldRequest | undefined): SlotHolding {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  /** What the server holds for this person, as far as is known here. */
  const held = useRef<SlotHold>(undefined);
  /** Whether it is being made a visit. */
  const isSpending = useRef(false);
  const isOpen = useIsOpen();
  const { mutateAsync: ask } = useSlotHoldCreate(options);
  const { mutateAsync: release } = useSlotHoldDelete(options);
  /** A text, so that an equal slot of the next render is not another request. */
  const requestedSlot = slot && JSON.stringify({ slot, attempt });

  // A failure changes nothing: a hold that is over or replaced has nothing to release.
  const letGo = useCallback(
    (hold: SlotHold | undefined) => {
      if (!hold) return;
      release({ id: hold.id }).then(
        () => ownHold.forget(hold.id),
        () => undefined,
      );
    },
    [release],
  );
  const letGoHeld = useCallback(() => {
    if (isSpending.current) return;
    letGo(held.current);
    held.current = undefined;
  }, [letGo]);

  useEffect(() => {
    if (requestedSlot === undefined) {
      letGoHeld();
      return undefined;
    }
    let left = false;
    const guest_hold_id = guestHoldId.get();
    const { slot: data } = JSON.parse(requestedSlot) as { slot: SlotHoldRequest };
    // What was held for the guest becomes this person's hold.
    ask({ data: guest_hold_id === undefined ? data : { ...data, guest_hold_id } }).then(
      ({ data: hold }) => {
        guestHoldId.forget();
        if (left) return letGo(hold);
        held.current = hold;
        ownHold.keep(hold);
        setAnswer({ requestedSlot, state: { kind: 'held', hold } });
      },
      (error: unknown) => {
        if (!left) setAnswer({ requestedSlot, state: refusal(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [requestedSlot, ask, letGo, letGoHeld]);

  useEffect(() => letGoHeld, [letGoHeld]);

  const hold = answer?.state.kind === 'held' ? answer.state.hold : undefined;
  const isOver = useIsPast(hold?.expires_at);
  // The answer to an earlier request says nothing about this one.
  const answered = answer?.requestedSlot === requestedSlot ? answer?.state : undefined;

  return {
    state: answered?.kind === 'held' && isOver ? { kind: 'over' } : (answered ?? { kind: 'asking' }),
    askAgain: useCallback(() => setAttempt((count) => count + 1), []),
    spend: async (send) => {
      isSpending.current = true;
      try {
        const spent = await send();
        if (held.current) ownHold.forget(held.current.id);
        held.current = undefined;
        return spent;
      } finally {
        isSpending.current = false;
        if (!isOpen()) letGoHeld();
      }
    },
    lose: useCallback((text: string) => setAnswer((last) => last && { ...last, state: { kind: 'lost', text } }), []),
  };
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
