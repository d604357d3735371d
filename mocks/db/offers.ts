import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { Db } from './db.ts';
import type { Doctor, DoctorServiceLink } from './types/doctor.ts';
import type { ServiceRow } from './types/reference.ts';

/** Requested specialisations, services and formats, by which a doctor's service is chosen. */
export interface Wish {
  readonly serviceIds: readonly number[];
  readonly formats: readonly VisitFormat[];
  readonly specialisationIds: readonly number[];
}

export const NO_WISH: Wish = { serviceIds: [], formats: [], specialisationIds: [] };

/* Tiers of a rank, best first: a requested service in a requested format, a requested service in
   another format, a consultation in a requested format, a first consultation in the clinic. */
const ASKED_IN_FORMAT = 10_000;
const ASKED = 1000;
const IN_FORMAT = 100;
const FORMAT_STEP = 10;

/**
 * Specialisation of the offered first visit: the first requested one of the doctor's
 * specialisations, else the doctor's main specialisation.
 */
export function offeredAs({ specialisation_ids: own }: Doctor, { specialisationIds: asked }: Wish): number | undefined {
  return own.find((id) => asked.includes(id)) ?? own[0];
}

/**
 * Ranks a service by the request; 0 if it does not match. If neither a service nor a format is
 * requested, the first visit to `offeredAs` ranks highest, then other first visits, then
 * consultations in the clinic.
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

/**
 * Whether a service with this rank is what was requested; a service with a lower rank is only a
 * substitute.
 */
function isFulfilled(rank: number, wish: Wish): boolean {
  if (wish.serviceIds.length > 0) return rank > ASKED - wish.serviceIds.length;
  return wish.formats.length === 0 || rank > IN_FORMAT - wish.formats.length * FORMAT_STEP;
}

/** Returns services that patients see in open filials, the main filial first. */
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

/** Returns the doctor's best service for the request in each filial. */
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

/**
 * Returns the doctor's best service for the request in each filial, the main filial first. Returns
 * an empty list if even the best service does not match.
 */
export function offeredLinks(db: Db, doctor: Doctor, wish: Wish, filialIds?: readonly number[]): DoctorServiceLink[] {
  const shown = shownLinks(db, doctor).filter(({ filial_id }) => filialIds?.includes(filial_id) ?? true);
  const { links, rank } = bestLinks(db, doctor, shown, wish);
  return isFulfilled(rank, wish) ? links : [];
}
