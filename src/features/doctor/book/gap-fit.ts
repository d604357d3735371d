import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { dayOf } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { epoch, momentOf } from '@/shared/format/zone';

const MINUTE = 60_000;
/**
 * Time in ms after its start during which a slot can still be booked (contract: Booking at the
 * desk).
 */
const LATE = 15 * MINUTE;
const STEP = 5 * MINUTE;

/**
 * Start of a visit in a free interval: the start of the interval, or the next five-minute mark if
 * the start is more than `LATE` in the past.
 */
export function gapStart(startsAt: string, now: number): string {
  if (now - epoch(startsAt) <= LATE) return startsAt;
  const next = Math.ceil(now / STEP) * STEP;
  return momentOf(dayOf(next), time(next));
}

/**
 * A filial and the length of its free interval in minutes; undefined while loading or after an
 * error.
 */
export interface GapRoom {
  readonly filial_id: number;
  readonly room: number | undefined;
}

/**
 * Whether the service is offered in the filial of the free interval and is short enough for the
 * interval.
 */
export function fitsGap({ filial_id, duration_minutes }: DoctorServiceLink, gap: GapRoom): boolean {
  return filial_id === gap.filial_id && duration_minutes <= (gap.room ?? Infinity);
}

/**
 * The preset service: one that fits the free interval, otherwise one of the interval's filial,
 * otherwise the first one. Visible services are preferred.
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

/** The repeat visit offered in the filial of the previous visit, or else the same service. */
export function repeatService(
  links: readonly DoctorServiceLink[],
  { service_id, filial_id }: { readonly service_id: number; readonly filial_id: number },
): DoctorServiceLink | undefined {
  const here = links.filter((link) => link.filial_id === filial_id);
  const repeat = here.find(({ service }) => service.title.startsWith('Повторн'));
  return repeat ?? sameService(links, { service_id, filial_id });
}

/** The same service in the same filial, or else another service of that filial. */
export function sameService(
  links: readonly DoctorServiceLink[],
  { service_id, filial_id }: { readonly service_id: number; readonly filial_id: number },
): DoctorServiceLink | undefined {
  const same = links.find((link) => link.filial_id === filial_id && link.service.id === service_id);
  return same ?? firstService(links, { filial_id, room: undefined });
}
