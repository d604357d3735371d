import { textOfMoment } from '@mocks/db/calendar.ts';
import type { Db } from '@mocks/db/db.ts';
import type { FilialOffer } from '@mocks/db/filial-offers.ts';
import { firstConsultation } from '@mocks/db/lookup.ts';
import type { Doctor, DoctorServiceLink } from '@mocks/db/types/doctor.ts';
import type { Clinic, Filial } from '@mocks/db/types/place.ts';
import { slotsOf, type NearestSlot } from '@mocks/slots/slot-engine.ts';
import type { ClinicMatch } from './clinic-search.ts';
import type { DoctorTable } from './doctor-table.ts';
import type { Filters } from './filter-request.ts';
import type { ServiceOffer } from './service-search.ts';

export interface DoctorHit {
  readonly kind: 'doctor';
  readonly doctor: Doctor;
  /** Where the nearest free time is; without one, the main filial. Within the districts asked for, if any. */
  readonly filial: Filial;
  /** The consultation that is preset there. */
  readonly service_link: DoctorServiceLink | null;
  readonly nearest: NearestSlot | null;
  /** First consultation, KZT. */
  readonly price_from: number | null;
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

/** Spells out a row of the doctor table. The slot engine must have been turned to `now`. */
export function doctorHit(db: Db, table: DoctorTable, row: number, filters: Filters, now: number): DoctorHit {
  const doctor = table.doctors[row];
  const filials = table.filialsOf(row);
  const [main] = filials;
  if (doctor === undefined || main === undefined) throw new Error(`no doctor in row ${row}`);
  const slots = slotsOf(db);
  const moment = slots.nearestMoment(doctor.id, now);
  const nearest =
    moment < 0 ? null : { moment, starts_at: textOfMoment(moment), filial_id: slots.nearestFilial(doctor.id) };
  const wanted = filials.filter((filial) => isWanted(filters, filial));
  const filial = wanted.find((one) => one.id === nearest?.filial_id) ?? wanted[0] ?? main;
  const price = table.price[row] ?? 0;
  const service_link = firstConsultation(db, doctor.id, filial.id) ?? null;
  return { kind: 'doctor', doctor, filial, service_link, nearest, price_from: price === 0 ? null : price };
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
