import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { Db } from '#mocks/db/db.ts';
import { Bits } from './bits.ts';
import { ClinicTable } from './clinic-table.ts';
import { Concepts } from './concepts.ts';
import { DoctorTable } from './doctor-table.ts';
import type { Concept, Meaning } from './meaning.ts';
import { relevanceOf, type Relevance } from './relevance.ts';
import { FilterReader, patientsOf } from './said-words.ts';
import { offersIn, type ServiceOffer } from './service-search.ts';
import { Suggester } from './suggestions.ts';
import { rowsMeant, understand, type Readers, type Understood } from './understand.ts';

/** What a text means in each category, as rows of its table; null without a text. */
export interface TextRows {
  readonly doctors: Bits | null;
  readonly clinics: Bits | null;
  /** By id of the service. */
  readonly services: Bits | null;
  /** Which doctors answer it better, and why. */
  readonly relevance: Relevance | null;
  readonly understood: Understood | null;
}

export const NO_TEXT: TextRows = { doctors: null, clinics: null, services: null, relevance: null, understood: null };

const KEPT_TEXTS = 30;

interface TextAsked {
  readonly asked: PatientGroup | null;
  readonly cityId: number | null;
}

const isEmpty = ({ doctors, clinics, services }: TextRows): boolean =>
  [doctors, clinics, services].every((bits) => bits?.isEmpty === true);

/** Everything that search keeps ready; made anew after doctors, services, clinics or filials change. */
export class SearchIndex {
  readonly doctors: DoctorTable;
  readonly clinics: ClinicTable;
  readonly suggester: Suggester;
  readonly filters: FilterReader;
  readonly #db: Db;
  readonly concepts: Concepts;
  readonly #offers = new Map<number, Map<number, ServiceOffer>>();
  readonly #texts = new Map<string, TextRows>();
  readonly #meanings = new Map<string, Bits>();
  readonly #clinicRowsByDoctor = new Map<number, number[]>();

  constructor(db: Db) {
    this.#db = db;
    this.concepts = new Concepts(db);
    this.doctors = new DoctorTable(db);
    this.clinics = new ClinicTable(db, this.doctors);
    this.filters = new FilterReader(db);
    this.suggester = new Suggester(db, this);
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
  read(text: string, asked: PatientGroup | null, cityId: number | null): TextRows {
    const key = `${asked ?? ''} ${cityId ?? ''} ${text}`;
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const whole = this.#rowsOf(this.#understood(text, cityId), asked);
    const read = isEmpty(whole) ? this.#withoutSlips(text, whole, { asked, cityId }) : whole;
    if (this.#texts.size >= KEPT_TEXTS) this.#texts.clear();
    this.#texts.set(key, read);
    return read;
  }

  #understood(text: string, cityId: number | null, without: readonly string[] = []): Understood {
    const dictionaries = {
      doctors: this.doctors.names,
      clinics: this.clinics,
      concepts: this.concepts,
      filters: this.filters,
    };
    return understand(text, dictionaries, { cityId, without });
  }

  /** A word that was only guessed must not take everything away. */
  #withoutSlips(text: string, whole: TextRows, { asked, cityId }: TextAsked): TextRows {
    const words = whole.understood?.words ?? [];
    const slips = words.filter(({ isSlip }) => isSlip).map(({ typed }) => typed);
    if (slips.length === 0 || slips.length === words.length) return whole;
    return this.#rowsOf(this.#understood(text, cityId, slips), asked);
  }

  #rowsOf(understood: Understood, asked: PatientGroup | null): TextRows {
    const { words, meant, filters } = understood;
    // «сегодня» looks for nothing in particular.
    if (words.length + meant.length === 0 && filters.length > 0) return { ...NO_TEXT, understood };
    const patients = asked ?? patientsOf(understood) ?? 'adults';
    const rows = (readers: Readers): Bits => rowsMeant(understood, this.concepts, readers);
    const doctors = this.#doctorReaders(patients);
    const firstWith = (symptomId: number): Bits => {
      const bits = new Bits(doctors.size);
      const { first_ids } = this.#db.symptoms.require(symptomId).guidance[patients];
      for (const id of first_ids) bits.union(doctors.byMeaning({ kind: 'specialisation', id }));
      return bits;
    };
    return {
      doctors: rows(doctors),
      clinics: rows(this.#clinicReaders(patients)),
      services: rows(this.#serviceReaders(patients)),
      relevance: relevanceOf(understood, this.concepts, doctors, firstWith),
      understood,
    };
  }

  #doctorReaders(patients: PatientGroup): Readers {
    const size = this.doctors.size;
    return {
      size,
      byDoctor: (row) => [row],
      byClinic: (row) => this.clinics.entries[row]?.doctorRows ?? [],
      byMeaning: this.#byMeaning('doctors', patients, size, (concept) => this.doctors.meant(concept)),
    };
  }

  #clinicReaders(patients: PatientGroup): Readers {
    const size = this.clinics.size;
    return {
      size,
      byDoctor: (row) => this.#clinicRowsByDoctor.get(row) ?? [],
      byClinic: (row) => [row],
      byMeaning: this.#byMeaning('clinics', patients, size, (concept) => this.clinics.meant(concept)),
    };
  }

  #serviceReaders(patients: PatientGroup): Readers {
    const size = this.#db.services.size + 1;
    return {
      size,
      byDoctor: () => [],
      byClinic: (row) => this.clinics.entries[row]?.serviceIds ?? [],
      byMeaning: this.#byMeaning('services', patients, size, (concept) => this.#servicesMeant(concept, size)),
    };
  }

  /** Rows of a meaning, remembered: a symptom means all who treat it. What it gives is never changed. */
  #byMeaning(
    category: string,
    patients: PatientGroup,
    size: number,
    find: (concept: Concept) => Bits,
  ): (meaning: Meaning) => Bits {
    const byMeaning = (meaning: Meaning): Bits => {
      const key = `${category} ${meaning.kind} ${meaning.id} ${meaning.kind === 'symptom' ? patients : ''}`;
      const known = this.#meanings.get(key) ?? found(meaning);
      this.#meanings.set(key, known);
      return known;
    };
    const found = (meaning: Meaning): Bits => {
      if (meaning.kind !== 'symptom') return find(meaning);
      const { first_ids, later_ids } = this.#db.symptoms.require(meaning.id).guidance[patients];
      const bits = new Bits(size);
      for (const id of [...first_ids, ...later_ids]) bits.union(byMeaning({ kind: 'specialisation', id }));
      return bits;
    };
    return byMeaning;
  }

  #servicesMeant({ kind, id }: Concept, size: number): Bits {
    const bits = new Bits(size);
    if (kind === 'parameter') return bits;
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
