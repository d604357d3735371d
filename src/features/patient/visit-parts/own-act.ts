import { type RefObject, useEffect, useRef } from 'react';
import type { Visit } from '#generated/models/visit.ts';
import { focusOn } from '@/shared/ui/focus';

/** The visit that the person has just acted on: what others change moves nobody's page. */
let acted: number | undefined;

/** To be called once an act has succeeded. */
export function noteOwnAct({ id }: Pick<Visit, 'id'>): void {
  acted = id;
}

type Shown = Pick<Visit, 'id' | 'status' | 'starts_at' | 'attendance_confirmed_at'>;

/** For the place that names the state: brought into sight, with the focus, once the person's own act has changed it. */
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
