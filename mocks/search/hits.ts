import type { SearchMatch } from '#generated/models/search-match.ts';
import { textOfMoment } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { FilialOffer } from '#mocks/db/filial-offers.ts';
import type { Doctor, DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import type { Clinic, Filial } from '#mocks/db/types/place.ts';
import { EVENING } from '#mocks/slots/first-moments.ts';
import type { NearestSlot } from '#mocks/slots/slot-engine.ts';
import { clinicFilial, type ClinicMatch } from './clinic-search.ts';
import type { DoctorQuery } from './doctor-query.ts';
import type { DoctorTable } from './doctor-table.ts';
import type { Filters } from './filter-request.ts';
import type { ServiceOffer } from './service-search.ts';
import { shownFilial } from './shown-filial.ts';

export interface DoctorHit {
  readonly kind: 'doctor';
  readonly doctor: Doctor;
  /** Where the card's offer is given; without one, the first filial in the districts asked for. */
  readonly filial: Filial;
  /** To the filial; null when nobody said where they are. */
  readonly distance_meters: number | null;
  /** What the card offers: the doctor's service that answers the filters. */
  readonly service_link: DoctorServiceLink | null;
  /** Its first free time, of those asked for. */
  readonly nearest: NearestSlot | null;
  /** Earlier times of a day were not asked for. */
  readonly from_minute?: number;
  /** Why the doctor answers the text of the search. */
  readonly match?: SearchMatch | null;
}

export interface ClinicHit {
  readonly kind: 'clinic';
  readonly clinic: Clinic;
  /** The first one in the city and the districts asked for; where one service is asked for, the cheapest that has it. */
  readonly filial: Filial;
  readonly filials_count: number;
  readonly doctors: readonly Doctor[];
  readonly nearest_starts_at: string | null;
  /** Lowest first consultation, KZT. */
  readonly price_from: number | null;
  readonly offer: FilialOffer | null;
  /** To the filial; null when nobody said where they are. */
  readonly distance_meters: number | null;
}

export interface ServiceHit extends Readonly<ServiceOffer> {
  readonly kind: 'service';
}

export type SearchHit = DoctorHit | ClinicHit | ServiceHit;

/** Spells out a row of the doctor table as the query that found it answers. */
export function doctorHit(db: Db, table: DoctorTable, row: number, query: DoctorQuery, filters: Filters): DoctorHit {
  const doctor = table.doctors[row];
  const filials = table.filialsOf(row);
  const { link: index, moment } = query.carried(row);
  const link = db.doctor_services.get(table.links.id[index] ?? 0) ?? null;
  const filial = link === null ? shownFilial(filials, filters) : db.filials.require(link.filial_id);
  if (doctor === undefined || filial === undefined) throw new Error(`no doctor in row ${row}`);
  const nearest = link === null || moment < 0 ? null : { moment, starts_at: textOfMoment(moment), link };
  const distance_meters = filters.distances?.to(filial.id) ?? null;
  return {
    kind: 'doctor',
    doctor,
    filial,
    service_link: link,
    nearest,
    from_minute: filters.when === 'evening' ? EVENING : 0,
    distance_meters,
  };
}

/** Spells out a clinic. @param nearest moment of its earliest free time, Infinity without. */
export function clinicHit(match: ClinicMatch, filters: Filters, nearest: number): ClinicHit {
  const { entry, offer } = match;
  const { clinic, filials, doctors } = entry;
  const filial = clinicFilial(match, filters);
  if (filial === undefined) throw new Error(`clinic ${clinic.id} has no open filial`);
  return {
    kind: 'clinic',
    clinic,
    filial,
    filials_count: filials.length,
    doctors,
    nearest_starts_at: Number.isFinite(nearest) ? textOfMoment(nearest) : null,
    price_from: entry.price,
    offer,
    distance_meters: filters.distances?.to(filial.id) ?? null,
  };
}
