import type { Db } from '@mocks/db/db.ts';
import { Bits } from './bits.ts';
import { ClinicTable } from './clinic-table.ts';
import { Concepts, type Concept } from './concepts.ts';
import { DoctorTable } from './doctor-table.ts';
import { offersIn, type ServiceOffer } from './service-search.ts';
import { Suggester } from './suggestions.ts';
import { rowsMeant, understand, type Readers } from './understand.ts';

/** What a text means in each category, as rows of its table; null without a text. */
export interface TextRows {
  readonly doctors: Bits | null;
  readonly clinics: Bits | null;
  /** By id of the service. */
  readonly services: Bits | null;
  readonly corrected: string | null;
}

const KEPT_TEXTS = 30;

/** Everything that search keeps ready; made anew after doctors, services, clinics or filials change. */
export class SearchIndex {
  readonly doctors: DoctorTable;
  readonly clinics: ClinicTable;
  readonly suggester: Suggester;
  readonly #db: Db;
  readonly #concepts: Concepts;
  readonly #offers = new Map<number, Map<number, ServiceOffer>>();
  readonly #texts = new Map<string, TextRows>();
  readonly #clinicRowsByDoctor = new Map<number, number[]>();

  constructor(db: Db) {
    this.#db = db;
    this.#concepts = new Concepts(db);
    this.doctors = new DoctorTable(db);
    this.clinics = new ClinicTable(db, this.doctors);
    this.suggester = new Suggester(db, this.doctors, this.clinics);
    this.clinics.entries.forEach((entry, clinicRow) => {
      for (const row of entry.doctorRows) {
        const known = this.#clinicRowsByDoctor.get(row);
        if (known === undefined) this.#clinicRowsByDoctor.set(row, [clinicRow]);
        else known.push(clinicRow);
      }
    });
  }

  /** What is offered in a city or, for null, anywhere. */
  offers(cityId: number | null): Map<number, ServiceOffer> {
    const key = cityId ?? 0;
    const known = this.#offers.get(key) ?? offersIn(this.#db, this.doctors, this.clinics, cityId);
    this.#offers.set(key, known);
    return known;
  }

  /** Reads a text; the last ones are remembered, since filters and results ask for the same. */
  read(text: string): TextRows {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const understood = understand(text, this.doctors.names, this.clinics.names, this.#concepts);
    const rows = (readers: Readers): Bits => rowsMeant(understood, this.#concepts, readers);
    const read: TextRows = {
      doctors: rows(this.#doctorReaders()),
      clinics: rows(this.#clinicReaders()),
      services: rows(this.#serviceReaders()),
      corrected: understood.corrected,
    };
    if (this.#texts.size >= KEPT_TEXTS) this.#texts.clear();
    this.#texts.set(text, read);
    return read;
  }

  #doctorReaders(): Readers {
    return {
      size: this.doctors.size,
      byDoctor: (row) => [row],
      byClinic: (row) => this.clinics.entries[row]?.doctorRows ?? [],
      byConcept: (concept) => this.doctors.meant(concept),
    };
  }

  #clinicReaders(): Readers {
    return {
      size: this.clinics.size,
      byDoctor: (row) => this.#clinicRowsByDoctor.get(row) ?? [],
      byClinic: (row) => [row],
      byConcept: (concept) => this.clinics.meant(concept),
    };
  }

  #serviceReaders(): Readers {
    const size = this.#db.services.size + 1;
    return {
      size,
      byDoctor: () => [],
      byClinic: (row) => this.clinics.entries[row]?.serviceIds ?? [],
      byConcept: (concept) => this.#servicesMeant(concept, size),
    };
  }

  #servicesMeant({ kind, id }: Concept, size: number): Bits {
    const bits = new Bits(size);
    for (const service of this.#db.services.all()) {
      const isMeant =
        kind === 'service'
          ? service.id === id
          : kind === 'specialisation'
            ? service.specialisation_ids.includes(id)
            : service.meddirection_id === id;
      if (isMeant) bits.add(service.id);
    }
    return bits;
  }
}
