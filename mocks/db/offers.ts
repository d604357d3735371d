import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { Db } from './db.ts';
import type { Doctor, DoctorServiceLink } from './types/doctor.ts';
import type { ServiceRow } from './types/reference.ts';

/** What a person asked for that decides which of a doctor's services is offered to them, in the order in which they asked. */
export interface Wish {
  readonly serviceIds: readonly number[];
  readonly formats: readonly VisitFormat[];
  readonly specialisationIds: readonly number[];
}

export const NO_WISH: Wish = { serviceIds: [], formats: [], specialisationIds: [] };

/*
 * Tiers of a rank, each above all that stands below it: a service that was asked for, also in a format that was asked for; such a
 * service in another format; a consultation in a format that was asked for; the first consultation in the clinic.
 */
const ASKED_IN_FORMAT = 10_000;
const ASKED = 1000;
const IN_FORMAT = 100;
const FORMAT_STEP = 10;

/** The specialisation whose first visit is offered: the first of the doctor's that was asked for, else the main one. */
export function offeredAs({ specialisation_ids: own }: Doctor, { specialisationIds: asked }: Wish): number | undefined {
  return own.find((id) => asked.includes(id)) ?? own[0];
}

/**
 * How well a service answers the wish, 0 when it is not offered at all. Without a service or format it is the first visit to the
 * specialisation (`offeredAs`); where a doctor hides it, the next first visit, then any consultation in the clinic.
 */
export function offerRank(service: ServiceRow, specialisation: number | undefined, wish: Wish): number {
  const asked = wish.serviceIds.indexOf(service.id);
  const format = wish.formats.indexOf(service.format);
  if (asked >= 0) return (format >= 0 ? ASKED_IN_FORMAT : ASKED) - asked;
  const order = orderRank(service, specialisation);
  if (order === 0) return 0;
  if (format >= 0) return IN_FORMAT - format * FORMAT_STEP + order;
  return service.format === 'clinic' ? order : 0;
}

function orderRank(service: ServiceRow, specialisation: number | undefined): number {
  if (service.kind !== 'consultation') return 0;
  const isTreatment = service.visit_order === null && service.format === 'clinic';
  if (service.visit_order === 'repeat' || isTreatment) return 1;
  return specialisation !== undefined && service.specialisation_ids.includes(specialisation) ? 3 : 2;
}

/** Whether a rank means that the wish came true, not that something else stands in for it. */
function isFulfilled(rank: number, wish: Wish): boolean {
  if (wish.serviceIds.length > 0) return rank > ASKED - wish.serviceIds.length;
  return wish.formats.length === 0 || rank > IN_FORMAT - wish.formats.length * FORMAT_STEP;
}

/** What a doctor shows patients in filials that are open, those of the main filial first. */
export function shownLinks(db: Db, doctor: Doctor): DoctorServiceLink[] {
  const shown = db.doctor_services
    .find('doctor', doctor.id)
    .filter(
      ({ is_visible, filial_id }) =>
        is_visible && doctor.filial_ids.includes(filial_id) && db.filials.get(filial_id)?.state === 'open',
    );
  const place = (link: DoctorServiceLink): number => doctor.filial_ids.indexOf(link.filial_id);
  return doctor.filial_ids.length > 1 ? shown.toSorted((a, b) => place(a) - place(b)) : shown;
}

/** Of a doctor's services, the one that answers the wish best, in each filial that gives it. */
export function bestLinks(
  db: Db,
  doctor: Doctor,
  links: readonly DoctorServiceLink[],
  wish: Wish,
): { readonly links: DoctorServiceLink[]; readonly rank: number } {
  const specialisation = offeredAs(doctor, wish);
  let best = 0;
  let offered: DoctorServiceLink[] = [];
  for (const link of links) {
    const rank = offerRank(db.services.require(link.service_id), specialisation, wish);
    if (rank > best) offered = [];
    if (rank > 0 && rank >= best) offered.push(link);
    best = Math.max(best, rank);
  }
  return { links: offered, rank: best };
}

/** The best service for the request, once for each of its filials, the main filial first. */
export function offeredLinks(db: Db, doctor: Doctor, wish: Wish, filialIds?: readonly number[]): DoctorServiceLink[] {
  const shown = shownLinks(db, doctor).filter(({ filial_id }) => filialIds?.includes(filial_id) ?? true);
  const { links, rank } = bestLinks(db, doctor, shown, wish);
  return isFulfilled(rank, wish) ? links : [];
}
