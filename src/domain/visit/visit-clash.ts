import type { Visit } from '#generated/models/visit.ts';
import { duration } from '@/shared/format/duration';
import { dateTime } from '@/shared/format/time';
import { epoch } from '@/shared/format/zone';
import { hasEnded } from './visit-can';
import { visitWith } from './visit-host';
import { visitPersonText } from './visit-text';

const MINUTE_MS = 60_000;

interface RequestedSlot {
  readonly starts_at: string;
  readonly duration_minutes: number;
  /**
   * Id of the visit that is being rescheduled. It is ignored, because a visit can't overlap itself.
   */
  readonly except?: number | undefined;
}

/**
 * The patient's or family's visit that overlaps the requested slot (contract, rule 2 of booking). A
 * visit that ends when the slot begins does not overlap.
 */
export function clashOf<Known extends Pick<Visit, 'id' | 'status' | 'starts_at' | 'ends_at'>>(
  visits: readonly Known[],
  { starts_at, duration_minutes, except }: RequestedSlot,
): Known | undefined {
  const from = epoch(starts_at);
  const to = from + duration_minutes * MINUTE_MS;
  return visits.find(
    (visit) => visit.id !== except && !hasEnded(visit) && epoch(visit.starts_at) < to && epoch(visit.ends_at) > from,
  );
}

/** Text about the overlapping visit: «Для: Марк, 15 мая, 10:00, 30 минут, Ольга Ветрова». */
export function clashPhrase({
  person,
  starts_at,
  duration_minutes,
  doctor,
}: Pick<Visit, 'person' | 'starts_at' | 'duration_minutes' | 'doctor'>): string {
  return [visitPersonText(person), dateTime(starts_at), duration(duration_minutes), visitWith({ doctor })].join(', ');
}
