import { type RefObject, useEffect, useRef } from 'react';
import type { Visit } from '#generated/models/visit.ts';
import { focusOn } from '@/shared/ui/focus';

/**
 * Id of the visit that the user has just changed. If someone else changes a visit, the page must
 * not scroll.
 */
let acted: number | undefined;

/** Records that the user has changed this visit. Call it after a successful write. */
export function noteOwnAct({ id }: Pick<Visit, 'id'>): void {
  acted = id;
}

type Shown = Pick<Visit, 'id' | 'status' | 'starts_at' | 'attendance_confirmed_at'>;

/**
 * Ref for the element that shows the visit's state. After the user's own change, the page scrolls
 * to this element and focuses it.
 */
export function useChangeInSight(visit: Shown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const state = [visit.status, visit.starts_at, visit.attendance_confirmed_at].join(' ');
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (acted !== visit.id || place.current === null) return;
    acted = undefined;
    place.current.scrollIntoView({ block: 'center' });
    focusOn(place.current);
  }, [state, visit.id]);
  return place;
}
