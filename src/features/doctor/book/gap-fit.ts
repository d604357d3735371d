import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { dayOf } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { epoch, momentOf } from '@/shared/format/zone';

const MINUTE = 60_000;
/** A time counts at the desk until so long past its start (contract: Booking at the desk). */
const LATE = 15 * MINUTE;
const STEP = 5 * MINUTE;

/** When a visit in a gap begins: with the gap, and in one that runs too long already within five minutes. */
export function gapStart(startsAt: string, now: number): string {
  if (now - epoch(startsAt) <= LATE) return startsAt;
  const next = Math.ceil(now / STEP) * STEP;
  return momentOf(dayOf(next), time(next));
}

/** Where and how long: `room` in minutes, unknown while it loads or could not be asked for. */
export interface GapRoom {
  readonly filial_id: number;
  readonly room: number | undefined;
}

/** Whether a visit for that fits into the gap. */
export function fitsGap({ filial_id, duration_minutes }: DoctorServiceLink, gap: GapRoom): boolean {
  return filial_id === gap.filial_id && duration_minutes <= (gap.room ?? Infinity);
}

/** The service to begin with: shown to patients and fitting, else the first of the filial, else of all. */
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

/** The repeat visit in the filial of the one that is followed, else the same service again. */
export function repeatService(
  links: readonly DoctorServiceLink[],
  { service_id, filial_id }: { readonly service_id: number; readonly filial_id: number },
): DoctorServiceLink | undefined {
  const here = links.filter((link) => link.filial_id === filial_id);
  const repeat = here.find(({ service }) => service.title.startsWith('Повторн'));
  return repeat ?? sameService(links, { service_id, filial_id });
}

/** The service in its filial; where it is no longer given there, another of the filial. */
export function sameService(
  links: readonly DoctorServiceLink[],
  { service_id, filial_id }: { readonly service_id: number; readonly filial_id: number },
): DoctorServiceLink | undefined {
  const same = links.find((link) => link.filial_id === filial_id && link.service.id === service_id);
  return same ?? firstService(links, { filial_id, room: undefined });
}
