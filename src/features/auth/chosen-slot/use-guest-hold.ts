import { useEffect, useState } from 'react';
import { useGuestSlotHoldCreate, useGuestSlotHoldDelete } from '#generated/api/public-slot-holds/public-slot-holds.ts';
import type { GuestSlotHold } from '#generated/models/guest-slot-hold.ts';
import { guestHoldId, ownHold } from '@/domain/slot/slot-holds';
import { isProblem } from '@/shared/api/problem';
import { now } from '@/shared/format/now';
import { epoch } from '@/shared/format/zone';
import { session } from '@/shared/session/session';

/** The slot as the contract names it. */
export interface Slot {
  /** Null where the filial itself receives. */
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly service_id: number;
  readonly starts_at: string;
}

/**
 * - `asking`: the server has not answered yet;
 * - `held`: kept for this browser, and prolonged while the page is in sight, until `until`;
 * - `over`: no longer kept; it may still be free;
 * - `lost`: somebody else has it;
 * - `unknown`: the server could not be asked, or asks to wait.
 */
export type GuestHoldState =
  | { readonly kind: 'asking' | 'over' | 'lost' | 'unknown' }
  | { readonly kind: 'held'; readonly until: string };

/** A hold lives five minutes from the last call: often enough that none is lost to a slow connection. */
const PROLONG_EVERY = 2 * 60_000;

const options = { mutation: { meta: { silent: true } } };

/**
 * Holds a slot for somebody who is signing in, and lets it go when they leave without having done so. Who signs in takes it along:
 * the booking presents the id (`guestHoldId`).
 */
export function useGuestHold(slot: Slot | undefined): GuestHoldState {
  const { mutateAsync: ask } = useGuestSlotHoldCreate(options);
  const { mutateAsync: release } = useGuestSlotHoldDelete(options);
  const [answer, setAnswer] = useState<{ readonly wish: string; readonly state: GuestHoldState }>();
  const wish = slot && JSON.stringify(slot);

  useEffect(() => {
    if (wish === undefined) return undefined;
    const data = JSON.parse(wish) as Slot;
    let live = true;
    let lastAsked = 0;
    let end: ReturnType<typeof setTimeout> | undefined;
    const tell = (state: GuestHoldState): void => {
      if (live) setAnswer({ wish, state });
    };

    const take = (hold: GuestSlotHold): void => {
      guestHoldId.keep(hold.id);
      tell({ kind: 'held', until: hold.prolong_until });
      clearTimeout(end);
      const isLast = hold.expires_at === hold.prolong_until;
      // Out of sight nothing is prolonged: who comes back finds the slot held once more, if nobody has taken it.
      end = setTimeout(
        () => (isLast ? stop('over') : tell({ kind: 'over' })),
        Math.max(0, epoch(hold.expires_at) - now()),
      );
    };
    const hold = async (): Promise<void> => {
      if (!live) return;
      lastAsked = now();
      const hold_id = guestHoldId.get();
      try {
        take((await ask({ data: { ...data, ...(hold_id !== undefined && { hold_id }) } })).data);
      } catch (error) {
        const own = ownHold.until(data);
        // Whose session ended at the booking has it still.
        if (own !== undefined) tell({ kind: 'held', until: own });
        else if (isGone(error)) stop('lost');
        // What is held already is held until it runs out; the next call may get through.
        else if (end === undefined) tell({ kind: 'unknown' });
      }
    };
    const prolong = (): void => {
      if (document.visibilityState === 'visible' && now() - lastAsked >= PROLONG_EVERY / 2) void inTurn(hold);
    };
    const timer = setInterval(prolong, PROLONG_EVERY);
    const stop = (kind: 'over' | 'lost'): void => {
      clearInterval(timer);
      clearTimeout(end);
      document.removeEventListener('visibilitychange', prolong);
      tell({ kind });
    };
    // Somebody who comes back from their letters should find the time still kept.
    document.addEventListener('visibilitychange', prolong);
    void inTurn(hold);

    return () => {
      live = false;
      clearInterval(timer);
      clearTimeout(end);
      document.removeEventListener('visibilitychange', prolong);
      void inTurn(async () => {
        const id = guestHoldId.get();
        if (id === undefined || session.get().accessToken !== null) return;
        guestHoldId.forget();
        await release({ id });
      });
    };
  }, [wish, ask, release]);

  return answer !== undefined && answer.wish === wish ? answer.state : { kind: 'asking' };
}

function isGone(error: unknown): boolean {
  return isProblem(error, 409) || isProblem(error, 404) || isProblem(error, 422);
}

let last: Promise<void> = Promise.resolve();

/** One call after another: a call names the hold that the one before it has made. */
function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.then(work).catch(() => undefined);
  return last;
}
