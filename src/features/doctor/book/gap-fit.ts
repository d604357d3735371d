import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { dayOf } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { epoch, momentOf } from '@/shared/format/zone';

const MINUTE = 60_000;
/**
 * A slot can still be booked for this number of ms after its start (contract: Booking at the desk).
 */
const LATE = 15 * MINUTE;
const STEP = 5 * MINUTE;

/**
 * Start of a visit in a free interval. It is the start of the interval, or if this is more than
 * `LATE` in the past, the next multiple of five minutes.
 */
export function gapStart(startsAt: string, now: number): string {
  if (now - epoch(startsAt) <= LATE) return startsAt;
  const next = Math.ceil(now / STEP) * STEP;
  return momentOf(dayOf(next), time(next));
}

/**
 * A filial and the length of its free interval in minutes. The length is undefined while it is
 * loading, or after an error.
 */
export interface GapRoom {
  readonly filial_id: number;
  readonly room: number | undefined;
}

/**
 * Whether the filial of the free interval offers the service, and the service is short enough for
 * the interval.
 */
export function fitsGap({ filial_id, duration_minutes }: DoctorServiceLink, gap: GapRoom): boolean {
  return filial_id === gap.filial_id && duration_minutes <= (gap.room ?? Infinity);
}

/**
 * The service that is chosen at first: one that fits the free interval, otherwise one of the
 * interval's filial, otherwise the first service. Visible services are preferred.
 */
export function firstService(
  links: readonly DoctorServiceLink[],
  gap: GapRoom | undefined,
): DoctorServiceLink | undefined {
  if (gap === undefined) return links.find(({ visible }) => visible) ?? links[0];
  const fitting = links.filter((link) => fitsGap(link, gap));
  const here = links.filter(({ filial_id }) => filial_id === gap.filial_id);
  return (
    fitting.find(({ visible }) => visible) ?? fitting[0] ?? here.find(({ visible }) => visible) ?? here[0] ?? links[0]
  );
}

/**
 * The service for a repeat visit in the filial of the previous visit, or else the service of the
 * previous visit.
 */
export function repeatService(
  links: readonly DoctorServiceLink[],
  { service_id, filial_id }: { readonly service_id: number; readonly filial_id: number },
): DoctorServiceLink | undefined {
  const here = links.filter((link) => link.filial_id === filial_id);
  const repeat = here.find(({ service }) => service.title.startsWith('Повторн'));
  return repeat ?? sameService(links, { service_id, filial_id });
}

/** The same service in the same filial, or else another service of the same filial. */
export function sameService(
  links: readonly DoctorServiceLink[],
  { service_id, filial_id }: { readonly service_id: number; readonly filial_id: number },
): DoctorServiceLink | undefined {
  const same = links.find((link) => link.filial_id === filial_id && link.service.id === service_id);
  return same ?? firstService(links, { filial_id, room: undefined });
}
