import type { Visit } from '#generated/models/visit.ts';
import { duration } from '@/shared/format/duration';
import { dateTime } from '@/shared/format/time';
import { epoch } from '@/shared/format/zone';
import { hasEnded } from './visit-can';
import { visitWith } from './visit-host';
import { forWhom } from './visit-text';

const MINUTE_MS = 60_000;

interface Wish {
  readonly starts_at: string;
  readonly duration_minutes: number;
  /** The visit that is being moved: it does not stand in its own way. */
  readonly except?: number | undefined;
}

/**
 * The visit of the patient or their family that shares time with a wish (contract: rules of booking, 2). The end of one may
 * be the beginning of the next.
 */
export function clashOf<Known extends Pick<Visit, 'id' | 'status' | 'starts_at' | 'ends_at'>>(
  visits: readonly Known[],
  { starts_at, duration_minutes, except }: Wish,
): Known | undefined {
  const from = epoch(starts_at);
  const to = from + duration_minutes * MINUTE_MS;
  return visits.find(
    (visit) => visit.id !== except && !hasEnded(visit) && epoch(visit.starts_at) < to && epoch(visit.ends_at) > from,
  );
}

/** «Для: Марк, 15 мая, 10:00, 30 минут, Ольга Ветрова»: which visit it is. */
export function clashPhrase({
  person,
  starts_at,
  duration_minutes,
  doctor,
}: Pick<Visit, 'person' | 'starts_at' | 'duration_minutes' | 'doctor'>): string {
  return [forWhom(person), dateTime(starts_at), duration(duration_minutes), visitWith({ doctor })].join(', ');
}
