import { textOfMoment } from '@mocks/db/calendar.ts';
import type { Db } from '@mocks/db/db.ts';
import type { FilialOffer } from '@mocks/db/filial-offers.ts';
import type { Doctor, DoctorServiceLink } from '@mocks/db/types/doctor.ts';
import type { Clinic, Filial } from '@mocks/db/types/place.ts';
import type { NearestSlot } from '@mocks/slots/slot-engine.ts';
import type { ClinicMatch } from './clinic-search.ts';
import type { DoctorQuery } from './doctor-query.ts';
import type { DoctorTable } from './doctor-table.ts';
import type { Filters } from './filter-request.ts';
import type { ServiceOffer } from './service-search.ts';

export interface DoctorHit {
  readonly kind: 'doctor';
  readonly doctor: Doctor;
  /** Where the card's offer is given; without one, the first filial in the districts asked for. */
  readonly filial: Filial;
  /** What the card offers: the doctor's service that answers the filters. */
  readonly service_link: DoctorServiceLink | null;
  /** Its first free time, of those asked for. */
  readonly nearest: NearestSlot | null;
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
}

export interface ServiceHit extends Readonly<ServiceOffer> {
  readonly kind: 'service';
}

export type SearchHit = DoctorHit | ClinicHit | ServiceHit;

const isWanted = ({ districtIds }: Filters, filial: Filial): boolean =>
  districtIds === null || districtIds.has(filial.district_id ?? 0);

/** Spells out a row of the doctor table as the query that found it answers. */
export function doctorHit(db: Db, table: DoctorTable, row: number, query: DoctorQuery, filters: Filters): DoctorHit {
  const doctor = table.doctors[row];
  const filials = table.filialsOf(row);
  const { link: index, moment } = query.carried(row);
  const link = db.doctor_services.get(table.links.id[index] ?? 0) ?? null;
  const filial =
    link === null ? (filials.find((one) => isWanted(filters, one)) ?? filials[0]) : db.filials.require(link.filial_id);
  if (doctor === undefined || filial === undefined) throw new Error(`no doctor in row ${row}`);
  const nearest = link === null || moment < 0 ? null : { moment, starts_at: textOfMoment(moment), link };
  return { kind: 'doctor', doctor, filial, service_link: link, nearest };
}

/** Spells out a clinic. @param nearest moment of its earliest free time, Infinity without. */
export function clinicHit({ entry, offer }: ClinicMatch, filters: Filters, nearest: number): ClinicHit {
  const { clinic, filials, doctors } = entry;
  const here = filials.filter((filial) => filters.cityId === null || filial.city_id === filters.cityId);
  const filial = offer?.filial ?? here.find((one) => isWanted(filters, one)) ?? here[0] ?? filials[0];
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
  };
}
