import type { Funding } from '#generated/models/funding.ts';
import type { SearchFact } from '#generated/models/search-fact.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { Db } from '#mocks/db/db.ts';
import { filialOffer, type FilialOffer } from '#mocks/db/filial-offers.ts';
import { fundingsOf } from '#mocks/db/funding.ts';
import { priceFrom } from '#mocks/db/lookup.ts';
import { shownLinks } from '#mocks/db/offers.ts';
import { pricedServices } from '#mocks/db/price-list.ts';
import type { Doctor, DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import type { Clinic, Filial } from '#mocks/db/types/place.ts';
import { isPublicFilial } from '#mocks/rules/identity.ts';
import { Parameters } from './parameters.ts';

/** A doctor with the data that the search needs. */
export interface DoctorEntry {
  readonly doctor: Doctor;
  /** Open filials, the main one first. */
  readonly filials: readonly Filial[];
  /** Services that patients see, in open filials, those of the main filial first. */
  readonly links: readonly DoctorServiceLink[];
  readonly meddirectionIds: ReadonlySet<number>;
  readonly serviceIds: ReadonlySet<number>;
  readonly formats: readonly VisitFormat[];
  readonly facts: ReadonlySet<SearchFact>;
  /** Price of the first consultation in KZT; null if the doctor has none. */
  readonly price: number | null;
}

/** A clinic with the data that the search needs. */
export interface ClinicEntry {
  readonly clinic: Clinic;
  readonly filials: readonly Filial[];
  readonly doctors: readonly DoctorEntry[];
  readonly specialisationIds: ReadonlySet<number>;
  readonly meddirectionIds: ReadonlySet<number>;
  readonly serviceIds: ReadonlySet<number>;
  readonly facts: ReadonlySet<SearchFact>;
  /** Possible payers of the doctors' services, by filial. */
  readonly fundings: ReadonlyMap<number, readonly Funding[]>;
  /** Lowest price of a first consultation in KZT; null if no doctor of the clinic has one. */
  readonly price: number | null;
}

/** Returns doctors whom the search can find, by id. */
export function doctorEntries(db: Db): Map<number, DoctorEntry> {
  const ownDirections = new Set([...db.specialisations.all()].map((row) => row.meddirection_id));
  const parameters = new Parameters(db);
  const entries = new Map<number, DoctorEntry>();
  for (const doctor of db.doctors.all()) {
    const { is_pending = false, filial_ids, specialisation_ids } = doctor;
    if (is_pending || !filial_ids.some((id) => isPublicFilial(db, id))) continue;
    const links = shownLinks(db, doctor);
    const services = links.map(({ service_id }) => db.services.require(service_id));
    const consultations = services.filter(({ kind }) => kind === 'consultation');
    entries.set(doctor.id, {
      doctor,
      filials: filial_ids.map((id) => db.filials.require(id)).filter(({ state }) => state === 'open'),
      links,
      // Some medical directions have no specialisation (ultrasound). A doctor matches such a
      // direction by a service.
      meddirectionIds: new Set([
        ...specialisation_ids.map((id) => db.specialisations.require(id).meddirection_id),
        ...services.map(({ meddirection_id }) => meddirection_id).filter((id) => !ownDirections.has(id)),
      ]),
      serviceIds: new Set(links.map(({ service_id }) => service_id)),
      // Each doctor sees patients in a clinic.
      formats: [...new Set<VisitFormat>(['clinic', ...consultations.map(({ format }) => format)])],
      facts: parameters.factsOf({ doctor }),
      price: priceFrom(db, doctor.id),
    });
  }
  return entries;
}

/** Returns clinics with an open filial, by id. */
export function clinicEntries(db: Db, doctors: Iterable<DoctorEntry>): Map<number, ClinicEntry> {
  const byClinic = new Map<number, Set<DoctorEntry>>();
  for (const entry of doctors) {
    for (const { clinic_id } of entry.filials) {
      byClinic.set(clinic_id, (byClinic.get(clinic_id) ?? new Set()).add(entry));
    }
  }
  const entries = new Map<number, ClinicEntry>();
  for (const clinic of db.clinics.all()) {
    const filials = db.filials.find('clinic', clinic.id).filter(({ state }) => state === 'open');
    if (filials.length === 0 || clinic.is_pending === true) continue;
    entries.set(clinic.id, clinicEntry(db, clinic, filials, [...(byClinic.get(clinic.id) ?? [])]));
  }
  return entries;
}

function clinicEntry(db: Db, clinic: Clinic, filials: readonly Filial[], doctors: readonly DoctorEntry[]): ClinicEntry {
  const visible = filials.flatMap((filial) =>
    [...pricedServices(db, filial), ...db.doctor_services.find('filial', filial.id)].filter((one) => one.is_visible),
  );
  const serviceIds = new Set(visible.map(({ service_id }) => service_id));
  const prices = doctors.flatMap(({ price }) => price ?? []);
  return {
    clinic,
    filials,
    doctors,
    specialisationIds: new Set(doctors.flatMap(({ doctor }) => doctor.specialisation_ids)),
    meddirectionIds: new Set([
      ...doctors.flatMap(({ meddirectionIds }) => [...meddirectionIds]),
      ...[...serviceIds].map((id) => db.services.require(id).meddirection_id),
    ]),
    serviceIds,
    facts: new Parameters(db).factsOf({ clinic }),
    fundings: fundingsByFilial(doctors.flatMap(({ links }) => links)),
    price: prices.length === 0 ? null : Math.min(...prices),
  };
}

function fundingsByFilial(links: readonly DoctorServiceLink[]): Map<number, readonly Funding[]> {
  const byFilial = Map.groupBy(links, ({ filial_id }) => filial_id);
  return new Map([...byFilial].map(([id, own]) => [id, fundingsOf(own)]));
}

/** Returns a clinic's offers of one service, in the filials that have it. */
export function clinicOffers(db: Db, { filials, serviceIds }: ClinicEntry, serviceId: number): FilialOffer[] {
  return serviceIds.has(serviceId) ? filials.flatMap((filial) => filialOffer(db, filial, serviceId) ?? []) : [];
}
