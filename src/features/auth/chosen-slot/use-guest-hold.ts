import { useEffect, useState } from 'react';
import { useGuestSlotHoldCreate, useGuestSlotHoldDelete } from '#generated/api/public-slot-holds/public-slot-holds.ts';
import type { GuestSlotHold } from '#generated/models/guest-slot-hold.ts';
import { guestHoldId, ownHold } from '@/domain/slot/slot-holds';
import { isProblem } from '@/shared/api/problem';
import { now } from '@/shared/format/now';
import { epoch } from '@/shared/format/zone';
import { onReturn } from '@/shared/on-return';
import { session } from '@/shared/session/session';
import { useIsPast } from '@/shared/use-now';
import { unheard } from '@/shared/write/failure';

/** The slot as the contract names it. */
interface Slot {
  /** Null where the filial itself receives. */
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly service_id: number;
  readonly starts_at: string;
}

/**
 * - `asking`: the server has not answered yet;
 * - `held`: for this browser until `until`, prolonged while the page is visible;
 * - `over`: no longer held; it may still be free;
 * - `ended`: another tab of the browser holds another slot, and this one is held `again` only when asked for;
 * - `lost`: taken;
 * - `unknown`: the request failed.
 */
export type GuestHoldState =
  | { readonly kind: 'asking' | 'over' | 'lost' | 'unknown' }
  | { readonly kind: 'held'; readonly until: string; readonly expires_at: string }
  | { readonly kind: 'ended'; readonly again: () => void };

/** A hold lives five minutes from the last call: often enough that none is lost to a slow connection. */
const PROLONG_EVERY = 2 * 60_000;

/**
 * Holds a slot for a visitor who is logging in, and releases it when they leave without a login. After a login the booking takes
 * it over by its id (`guestHoldId`).
 */
export function useGuestHold(slot: Slot | undefined): GuestHoldState {
  const { mutateAsync: ask } = useGuestSlotHoldCreate(unheard);
  const { mutateAsync: release } = useGuestSlotHoldDelete(unheard);
  const [answer, setAnswer] = useState<{ readonly requestedSlot: string; readonly state: GuestHoldState }>();
  const [attempt, setAttempt] = useState(0);
  const requestedSlot = slot && JSON.stringify({ slot, attempt });

  useEffect(() => {
    if (requestedSlot === undefined) return undefined;
    const { slot: data } = JSON.parse(requestedSlot) as { slot: Slot };
    let live = true;
    let lastAsked = 0;
    let taken: GuestSlotHold | undefined;
    const tell = (state: GuestHoldState): void => {
      if (live) setAnswer({ requestedSlot, state });
    };

    const take = (hold: GuestSlotHold): void => {
      guestHoldId.keep(hold.id);
      taken = hold;
      tell({ kind: 'held', until: hold.prolong_until, expires_at: hold.expires_at });
    };
    const hold = async (): Promise<void> => {
      if (!live) return;
      lastAsked = now();
      const hold_id = guestHoldId.get();
      try {
        take((await ask({ data: { ...data, ...(hold_id !== undefined && { hold_id }) } })).data);
      } catch (error) {
        const own = ownHold.until(data);
        // A user whose session ended at the booking still holds it.
        if (own !== undefined) tell({ kind: 'held', until: own, expires_at: own });
        else if (isGone(error)) stop('lost');
        // An existing hold lasts until it runs out; the next call may get through.
        else if (taken === undefined) tell({ kind: 'unknown' });
      }
    };
    // A hidden page prolongs nothing; when the person returns the slot is held again if it is still free, but not past its last moment.
    const prolong = (): void => {
      if (isOthers()) stop('ended');
      else if (taken !== undefined && epoch(taken.prolong_until) <= now()) stop('over');
      else if (document.visibilityState === 'visible' && now() - lastAsked >= PROLONG_EVERY / 2) void inTurn(hold);
    };
    const timer = setInterval(prolong, PROLONG_EVERY);
    // A browser holds one slot (contract): the tab that has chosen last.
    const isOthers = (): boolean => {
      const id = guestHoldId.get();
      return taken !== undefined && id !== undefined && id !== taken.id;
    };
    const follow = (): void => {
      if (isOthers()) stop('ended');
      // A tab with the same slot was left, and has given it back.
      else if (taken !== undefined && guestHoldId.get() === undefined && session.get().accessToken === null) {
        void inTurn(hold);
      }
    };
    const ends = [onReturn(prolong), guestHoldId.onElsewhere(follow)];
    const leave = (): void => {
      clearInterval(timer);
      for (const end of ends) end();
    };
    const stop = (kind: 'over' | 'lost' | 'ended'): void => {
      leave();
      tell(kind === 'ended' ? { kind, again: () => setAttempt((count) => count + 1) } : { kind });
    };
    void inTurn(hold);

    return () => {
      live = false;
      leave();
      void inTurn(async () => {
        const id = guestHoldId.get();
        if (id === undefined || id !== taken?.id || session.get().accessToken !== null) return;
        guestHoldId.forget();
        await release({ id });
      });
    };
  }, [requestedSlot, ask, release]);

  const state = answer?.requestedSlot === requestedSlot ? answer?.state : undefined;
  const isOver = useIsPast(state?.kind === 'held' ? state.expires_at : undefined);
  if (state === undefined) return { kind: 'asking' };
  return isOver ? { kind: 'over' } : state;
}

function isGone(error: unknown): boolean {
  return isProblem(error, 409) || isProblem(error, 404) || isProblem(error, 422);
}

let last: Promise<void> = Promise.resolve();

/** One call after another: each names the hold that the last one created. */
function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.then(work).catch(() => undefined);
  return last;
}
