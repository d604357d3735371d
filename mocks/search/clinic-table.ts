import type { Db } from '#mocks/db/db.ts';
import { filialOffer, type FilialOffer } from '#mocks/db/filial-offers.ts';
import { pricedServices } from '#mocks/db/price-list.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';
import type { Clinic, Filial } from '#mocks/db/types/place.ts';
import { Bits } from './bits.ts';
import { keyOf, wordsAsWritten } from './concepts.ts';
import { bitOf, type DoctorTable } from './doctor-table.ts';
import type { Concept } from './meaning.ts';
import { Parameters } from './parameters.ts';
import { queryWords } from './text/fold.ts';
import { Vocabulary } from './text/vocabulary.ts';

export interface ClinicEntry {
  readonly clinic: Clinic;
  /** Open ones. */
  readonly filials: readonly Filial[];
  /** Rows of the doctor table, each once. */
  readonly doctorRows: readonly number[];
  readonly doctors: readonly Doctor[];
  readonly cityIds: ReadonlySet<number>;
  readonly districtIds: ReadonlySet<number>;
  readonly specialisations: number;
  readonly meddirections: number;
  readonly serviceIds: ReadonlySet<number>;
  /** Lowest first consultation, KZT; null without doctors. */
  readonly price: number | null;
}

/** Clinics as they are searched: those with an open filial, with what their doctors and filials offer. */
export class ClinicTable {
  readonly entries: readonly ClinicEntry[];
  readonly names = new Vocabulary({ stems: true });
  /** Rows of the clinics by the words of their filials' own names. */
  readonly #byFilialName = new Map<string, number>();
  readonly #db: Db;
  readonly #rowById = new Map<number, number>();
  readonly #offers = new Map<number, ReadonlyMap<ClinicEntry, readonly FilialOffer[]>>();

  constructor(db: Db, doctors: DoctorTable) {
    this.#db = db;
    const rowsByClinic = doctorRowsByClinic(doctors);
    const entries: ClinicEntry[] = [];
    for (const clinic of db.clinics.all()) {
      const filials = db.filials.find('clinic', clinic.id).filter((filial) => filial.state === 'open');
      if (filials.length === 0 || clinic.is_pending === true) continue;
      const row = entries.push(entryOf(db, clinic, filials, doctors, rowsByClinic.get(clinic.id) ?? [])) - 1;
      this.#rowById.set(clinic.id, row);
      for (const { folded, written } of wordsAsWritten(clinic.title)) this.names.add(row, folded, written);
      for (const { title } of filials) this.#byFilialName.set(keyOf(queryWords(title)), row);
    }
    this.entries = entries;
  }

  get size(): number {
    return this.entries.length;
  }

  /** The row of the clinic that has a filial of this very name: «„Аяла“ на Абая». @param words folded, without silent ones */
  rowOfFilial(words: readonly string[]): number | undefined {
    return this.#byFilialName.get(keyOf(words));
  }

  /** What a service costs in each filial of the clinics that have it. */
  offersOf(serviceId: number): ReadonlyMap<ClinicEntry, readonly FilialOffer[]> {
    const known = this.#offers.get(serviceId) ?? this.#readOffers(serviceId);
    this.#offers.set(serviceId, known);
    return known;
  }

  #readOffers(serviceId: number): Map<ClinicEntry, FilialOffer[]> {
    return new Map(
      this.entries
        .filter(({ serviceIds }) => serviceIds.has(serviceId))
        .map((entry) => [entry, entry.filials.flatMap((filial) => filialOffer(this.#db, filial, serviceId) ?? [])]),
    );
  }

  /** Clinics that a concept means. */
  meant(concept: Concept): Bits {
    const bits = new Bits(this.size);
    this.entries.forEach((entry, row) => {
      if (means(this.#db, entry, concept)) bits.add(row);
    });
    return bits;
  }
}

function means(db: Db, entry: ClinicEntry, { kind, id }: Concept): boolean {
  if (kind === 'parameter') return new Parameters(db).isOfClinic(id, entry.clinic);
  if (kind === 'service') return entry.serviceIds.has(id);
  return ((kind === 'specialisation' ? entry.specialisations : entry.meddirections) & bitOf(id)) !== 0;
}

function doctorRowsByClinic(doctors: DoctorTable): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (let row = 0; row < doctors.size; row += 1) {
    for (const filial of doctors.filialsOf(row)) {
      const known = rows.get(filial.clinic_id);
      if (known === undefined) rows.set(filial.clinic_id, [row]);
      else if (known.at(-1) !== row) known.push(row);
    }
  }
  return rows;
}

function entryOf(
  db: Db,
  clinic: Clinic,
  filials: readonly Filial[],
  doctors: DoctorTable,
  doctorRows: readonly number[],
): ClinicEntry {
  let specialisations = 0;
  let meddirections = 0;
  let price: number | null = null;
  const serviceIds = new Set<number>();
  for (const row of doctorRows) {
    specialisations |= doctors.specialisations[row] ?? 0;
    meddirections |= doctors.meddirections[row] ?? 0;
    const own = doctors.price[row] ?? 0;
    if (own > 0 && (price === null || own < price)) price = own;
  }
  for (const filial of filials) {
    for (const { service_id, is_visible } of pricedServices(db, filial)) if (is_visible) serviceIds.add(service_id);
    for (const link of db.doctor_services.find('filial', filial.id)) {
      if (link.is_visible) serviceIds.add(link.service_id);
    }
  }
  for (const id of serviceIds) meddirections |= bitOf(db.services.require(id).meddirection_id);
  return {
    clinic,
    filials,
    doctorRows,
    doctors: doctorRows.flatMap((row) => doctors.doctors[row] ?? []),
    cityIds: new Set(filials.map((filial) => filial.city_id)),
    districtIds: new Set(filials.flatMap((filial) => (filial.district_id === null ? [] : [filial.district_id]))),
    specialisations,
    meddirections,
    serviceIds,
    price,
  };
}
