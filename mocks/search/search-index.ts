import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { Db } from '#mocks/db/db.ts';
import { Concepts, wordsAsWritten } from './concepts.ts';
import { clinicEntries, doctorEntries, type ClinicEntry, type DoctorEntry } from './entries.ts';
import type { Concept, Meaning } from './meaning.ts';
import { Parameters } from './parameters.ts';
import { relevanceOf, type Relevance } from './relevance.ts';
import { FilterReader, patientsOf } from './said-words.ts';
import { offersIn, type ServiceOffer } from './service-search.ts';
import { queryWords } from './text/fold.ts';
import { nameWords } from './text/name-match.ts';
import { Vocabulary } from './text/vocabulary.ts';
import { idsMeant, understand, type Readers, type Understood } from './understand.ts';

type Ids = ReadonlySet<number>;

/** Ids of each category that a text means; null if there is no text. */
export interface TextMeaning {
  readonly doctors: Ids | null;
  readonly clinics: Ids | null;
  readonly services: Ids | null;
  /** Reasons why doctors match, with their tiers. */
  readonly relevance: Relevance | null;
  readonly understood: Understood | null;
}

export const NO_TEXT: TextMeaning = { doctors: null, clinics: null, services: null, relevance: null, understood: null };

const isEmpty = ({ doctors, clinics, services }: TextMeaning): boolean =>
  [doctors, clinics, services].every((ids) => ids?.size === 0);

/** Index of the search; rebuilt after doctors, services, clinics or filials change. */
export class SearchIndex {
  readonly doctors: ReadonlyMap<number, DoctorEntry>;
  readonly clinics: ReadonlyMap<number, ClinicEntry>;
  readonly doctorNames = new Vocabulary({ stems: false });
  readonly clinicNames = new Vocabulary({ stems: true });
  readonly filters: FilterReader;
  readonly concepts: Concepts;
  readonly #db: Db;
  readonly #parameters: Parameters;
  /** Ids of clinics by the words of their filials' names. */
  readonly #byFilialName = new Map<string, number>();
  readonly #offers = new Map<number | null, ServiceOffer[]>();

  constructor(db: Db) {
    this.#db = db;
    this.#parameters = new Parameters(db);
    this.concepts = new Concepts(db);
    this.filters = new FilterReader(db);
    this.doctors = doctorEntries(db);
    this.clinics = clinicEntries(db, this.doctors.values());
    for (const { doctor } of this.doctors.values()) {
      for (const name of [doctor.second_name, doctor.first_name, doctor.third_name ?? '']) {
        for (const word of nameWords(name)) this.doctorNames.add(doctor.id, word, name.toLowerCase());
      }
    }
    for (const { clinic, filials } of this.clinics.values()) {
      for (const { folded, written } of wordsAsWritten(clinic.title)) this.clinicNames.add(clinic.id, folded, written);
      for (const { title } of filials) this.#byFilialName.set(keyOf(queryWords(title)), clinic.id);
    }
  }

  /**
   * Finds the clinic with a filial of exactly this name: «„Аяла“ на Абая».
   * @param words folded words
   */
  clinicOfFilial(words: readonly string[]): number | undefined {
    return this.#byFilialName.get(keyOf(words));
  }

  /** Returns the offers of a city, or of all cities if `cityId` is null. */
  offers(cityId: number | null): readonly ServiceOffer[] {
    const known = this.#offers.get(cityId) ?? offersIn(this.#db, this.doctors.values(), this.clinics.values(), cityId);
    this.#offers.set(cityId, known);
    return known;
  }

  /** Reads a text. A corrected word is ignored if it would remove all results. */
  read(text: string, asked: PatientGroup | null, cityId: number | null): TextMeaning {
    const whole = this.#meaningOf(understand(text, this, { cityId }), asked);
    const words = whole.understood?.words ?? [];
    const slips = words.filter(({ isTypo }) => isTypo).map(({ typed }) => typed);
    if (!isEmpty(whole) || slips.length === 0 || slips.length === words.length) return whole;
    return this.#meaningOf(understand(text, this, { cityId, without: slips }), asked);
  }

  /** Returns ids of the doctors that a meaning includes. */
  doctorsMeant({ kind, id }: Concept): Ids {
    return idsOf(this.doctors, ({ doctor, serviceIds, meddirectionIds }) => {
      if (kind === 'service') return serviceIds.has(id);
      if (kind === 'parameter') return this.#parameters.isOfDoctor(id, doctor);
      return kind === 'specialisation' ? doctor.specialisation_ids.includes(id) : meddirectionIds.has(id);
    });
  }

  #clinicsMeant({ kind, id }: Concept): Ids {
    return idsOf(this.clinics, ({ clinic, serviceIds, specialisationIds, meddirectionIds }) => {
      if (kind === 'service') return serviceIds.has(id);
      if (kind === 'parameter') return this.#parameters.isOfClinic(id, clinic);
      return kind === 'specialisation' ? specialisationIds.has(id) : meddirectionIds.has(id);
    });
  }

  #servicesMeant({ kind, id }: Concept): Ids {
    const services = new Map([...this.#db.services.all()].map((service) => [service.id, service]));
    return idsOf(services, (service) => {
      if (kind === 'service') return service.id === id;
      if (kind === 'parameter') return false;
      return kind === 'specialisation' ? service.specialisation_ids.includes(id) : service.meddirection_id === id;
    });
  }

  #meaningOf(understood: Understood, asked: PatientGroup | null): TextMeaning {
    const { words, meant, filters } = understood;
    // A text with filters only, like «сегодня», limits neither doctors nor services.
    if (words.length + meant.length === 0 && filters.length > 0) return { ...NO_TEXT, understood };
    const patients = asked ?? patientsOf(understood) ?? 'adults';
    const ids = (readers: Readers): Ids => idsMeant(understood, this.concepts, readers);
    const doctors: Readers = {
      byDoctor: (id) => [id],
      byClinic: (id) => this.clinics.get(id)?.doctors.map(({ doctor }) => doctor.id) ?? [],
      byMeaning: this.#byMeaning(patients, (concept) => this.doctorsMeant(concept)),
    };
    const firstWith = (symptomId: number): Ids => {
      const { first_ids } = this.#db.symptoms.require(symptomId).guidance[patients];
      return union(first_ids.map((id) => this.doctorsMeant({ kind: 'specialisation', id })));
    };
    return {
      doctors: ids(doctors),
      clinics: ids({
        byDoctor: (id) => this.doctors.get(id)?.filials.map(({ clinic_id }) => clinic_id) ?? [],
        byClinic: (id) => [id],
        byMeaning: this.#byMeaning(patients, (concept) => this.#clinicsMeant(concept)),
      }),
      services: ids({
        byDoctor: () => [],
        byClinic: (id) => this.clinics.get(id)?.serviceIds ?? [],
        byMeaning: this.#byMeaning(patients, (concept) => this.#servicesMeant(concept)),
      }),
      relevance: relevanceOf(understood, this.concepts, doctors, firstWith),
      understood,
    };
  }

  /** Extends `find` to symptoms, which include all doctors who treat them. */
  #byMeaning(patients: PatientGroup, find: (concept: Concept) => Ids): (meaning: Meaning) => Ids {
    return (meaning) => {
      if (meaning.kind !== 'symptom') return find(meaning);
      const { first_ids, later_ids } = this.#db.symptoms.require(meaning.id).guidance[patients];
      return union([...first_ids, ...later_ids].map((id) => find({ kind: 'specialisation', id })));
    };
  }
}

function idsOf<Entry>(entries: ReadonlyMap<number, Entry>, isMeant: (entry: Entry) => boolean): Set<number> {
  return new Set([...entries].flatMap(([id, entry]) => (isMeant(entry) ? id : [])));
}

function union(sets: readonly Ids[]): Set<number> {
  return new Set(sets.flatMap((ids) => [...ids]));
}

const keyOf = (words: readonly string[]): string => words.toSorted().join(' ');
