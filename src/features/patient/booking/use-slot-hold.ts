import { useCallback, useEffect, useRef, useState } from 'react';
import { useSlotHoldCreate, useSlotHoldDelete } from '#generated/api/patient-slot-holds/patient-slot-holds.ts';
import type { SlotHoldRequest } from '#generated/models/slot-hold-request.ts';
import type { SlotHold } from '#generated/models/slot-hold.ts';
import { guestHoldId, ownHold } from '@/domain/slot/slot-holds';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { now } from '@/shared/format/now';
import { epoch } from '@/shared/format/zone';

/**
 * What became of the wish for a slot:
 * - `asking`: the server has not answered yet;
 * - `held`: it is kept for this person until `hold.expires_at` (5 minutes);
 * - `over`: the 5 minutes went by; it may still be free;
 * - `lost`: somebody else has it, or it can no longer be booked;
 * - `failed`: the server could not be asked; it can be tried again.
 */
export type SlotHoldState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly hold: SlotHold }
  | { readonly kind: 'over' }
  | { readonly kind: 'lost'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string };

interface SlotHolding {
  readonly state: SlotHoldState;
  /** Asks for the same slot once more. */
  readonly askAgain: () => void;
  /** The hold has become a visit: leaving the screen must not release it. */
  readonly spend: () => void;
  /** The server refused the hold (409): the slot is gone. */
  readonly lose: (text: string) => void;
}

/**
 * Holds a slot while a screen shows it, and lets it go when the screen leaves or wants none any more (contract: a hold lasts
 * 5 minutes, a new one replaces the person's earlier one, which stays when the new one is refused). So another service or
 * time never gives up what is held before the other is. Without a slot nothing is held.
 */
export function useSlotHold(slot: SlotHoldRequest | undefined): SlotHolding {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  /** What the server keeps for this person, as far as is known here. */
  const kept = useRef<SlotHold>(undefined);
  const { mutateAsync: ask } = useSlotHoldCreate({ mutation: { meta: { silent: true } } });
  const { mutateAsync: release } = useSlotHoldDelete({ mutation: { meta: { silent: true } } });
  const wish = slot && JSON.stringify({ slot, attempt });

  // A hold that is over, replaced or refused has nothing to release; nobody waits for the answer.
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
  const letGoKept = useCallback(() => {
    letGo(kept.current);
    kept.current = undefined;
  }, [letGo]);

  useEffect(() => {
    if (wish === undefined) {
      letGoKept();
      return undefined;
    }
    let left = false;
    const guest_hold_id = guestHoldId.get();
    const { slot: data } = JSON.parse(wish) as { slot: SlotHoldRequest };
    // What was held while the person signed in passes to them here.
    ask({ data: guest_hold_id === undefined ? data : { ...data, guest_hold_id } }).then(
      ({ data: hold }) => {
        guestHoldId.forget();
        if (left) return letGo(hold);
        kept.current = hold;
        ownHold.keep(hold);
        setAnswer({ wish, state: { kind: 'held', hold } });
      },
      (error: unknown) => {
        if (!left) setAnswer({ wish, state: refusal(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [wish, ask, letGo, letGoKept]);

  useEffect(() => letGoKept, [letGoKept]);

  const hold = answer?.state.kind === 'held' ? answer.state.hold : undefined;
  useEffect(() => {
    if (hold === undefined) return undefined;
    const end = () => setAnswer((last) => last && { ...last, state: { kind: 'over' } });
    const timer = setTimeout(end, Math.max(0, epoch(hold.expires_at) - now()));
    return () => clearTimeout(timer);
  }, [hold]);

  return {
    // The answer to an earlier wish says nothing about this one.
    state: answer !== undefined && answer.wish === wish ? answer.state : { kind: 'asking' },
    askAgain: useCallback(() => setAttempt((count) => count + 1), []),
    spend: useCallback(() => {
      if (kept.current) ownHold.forget(kept.current.id);
      kept.current = undefined;
    }, []),
    lose: useCallback((text: string) => setAnswer((last) => last && { ...last, state: { kind: 'lost', text } }), []),
  };
}

interface Answer {
  /** The slot and the attempt that it answers. */
  readonly wish: string;
  readonly state: SlotHoldState;
}

function refusal(error: unknown): SlotHoldState {
  const gone = isProblem(error, 409) || isProblem(error, 404) || isProblem(error, 422);
  return { kind: gone ? 'lost' : 'failed', text: problemText(error) };
}
