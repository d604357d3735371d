import type { NamedSlug } from '#generated/models/named-slug.ts';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { Suggestions } from '#generated/models/suggestions.ts';
import type { Db } from '#mocks/db/db.ts';
import type { ServiceRow } from '#mocks/db/types/reference.ts';
import { Bits } from './bits.ts';
import type { ClinicTable } from './clinic-table.ts';
import { wordsAsWritten, type Concepts } from './concepts.ts';
import type { DoctorTable } from './doctor-table.ts';
import { emergencyView } from './emergency.ts';
import type { Meaning } from './meaning.ts';
import { readWords } from './read-words.ts';
import { best, idsOf, rowsOf } from './rows.ts';
import { isOnlyChild, patientsOf, type FilterReader } from './said-words.ts';
import { symptomWords } from './symptom-search.ts';
import { foldedWords, telling, type Token } from './text/fold.ts';
import { resolveTyping } from './text/resolve.ts';
import { stem } from './text/stem.ts';
import { NO_MATCH, Vocabulary, type Matches } from './text/vocabulary.ts';

/** How many of each group stand in the list. */
const LIMIT = { doctors: 4, clinics: 3, services: 3, specialisations: 3, meddirections: 2 } as const;

interface Named extends NamedSlug {
  readonly id: number;
}

const GROUPS = ['doctors', 'clinics', 'services', 'specialisations', 'symptoms', 'meddirections'] as const;
type Group = (typeof GROUPS)[number];

/** Matches of each typed word, by group. */
type Found = Readonly<Record<Group, readonly Matches[]>>;

/** What suggestions are taken from. */
interface Sources {
  readonly doctors: DoctorTable;
  readonly clinics: ClinicTable;
  readonly concepts: Concepts;
  readonly filters: FilterReader;
}

/** Suggestions while typing (docs/rules.md §2): groups match each by itself; slips are forgiven only when nothing matches without. */
export class Suggester {
  readonly #db: Db;
  readonly #doctors: DoctorTable;
  readonly #clinics: ClinicTable;
  readonly #concepts: Concepts;
  readonly #filters: FilterReader;
  readonly #vocabularies: Readonly<Record<Group, Vocabulary>>;
  /** Words of the filials' names, by the place of the filial in `#filials`. */
  readonly #filialNames = new Vocabulary({ stems: true });
  readonly #filials: { readonly clinicRow: number; readonly title: string }[] = [];

  constructor(db: Db, { doctors, clinics, concepts, filters }: Sources) {
    this.#db = db;
    this.#concepts = concepts;
    this.#filters = filters;
    this.#doctors = doctors;
    this.#clinics = clinics;
    clinics.entries.forEach(({ filials }, clinicRow) => {
      for (const { title } of filials) {
        addTexts(this.#filialNames, this.#filials.push({ clinicRow, title }) - 1, [title]);
      }
    });
    const services = new Vocabulary({ stems: true, infix: true });
    for (const { id, title, synonyms } of db.services.all()) addTexts(services, id, [title, ...synonyms]);
    const specialisations = new Vocabulary({ stems: true });
    for (const { id, title, synonyms } of db.specialisations.all()) addTexts(specialisations, id, [title, ...synonyms]);
    const symptoms = symptomWords(db);
    const meddirections = new Vocabulary({ stems: true });
    for (const { id, title } of db.meddirections.all()) addTexts(meddirections, id, [title]);
    this.#vocabularies = {
      doctors: doctors.names,
      clinics: clinics.names,
      services,
      specialisations,
      symptoms,
      meddirections,
    };
  }

  suggest(query: string): Suggestions {
    const vocabularies = [this.#doctors.names, this.#clinics.names, this.#concepts.vocabulary];
    const reading = { filters: this.#filters, vocabularies, cityId: null, isTyping: true };
    const { said, emergency, open } = readWords(query, reading);
    const words = open.map(({ folded }) => folded);
    const urgent = said.words.filter((token) => !open.includes(token)).map(({ folded }) => folded);
    const { meanings, covered } = this.#concepts.phrases.in([...words, ...urgent]);
    const sure = byGroup((group) => words.map((word) => this.#vocabularies[group].startingWith(word)));
    const filials = this.#filialsCalled(words);
    const isSure = meanings.length > 0 || filials.size > 0 || GROUPS.some((group) => this.#isWhole(sure, group));
    const found = isSure ? sure : this.#forgiving(open);
    const titled = (rows: readonly Named[]): NamedSlug[] => rows.map(({ slug, title }) => ({ slug, title }));
    const firstWord = words[0] ?? '';
    // «боль в груди» is no beginning of «Болат».
    const isPhrase = covered.size > 1 && covered.size === words.length;
    // «педиатр на дом» has a service of that name.
    const whole = said.filters.length === 0 ? [] : this.#servicesNamed(telling(said.tokens));
    const patients = patientsOf(said) ?? 'adults';
    return {
      doctors: isPhrase ? [] : this.#suggestDoctors(found, firstWord),
      clinics: this.#suggestClinics(found, firstWord, filials),
      services: this.#suggestServices(found, [...idsMeant(meanings, 'service'), ...whole]).map(
        ({ slug, title, kind }) => ({
          slug,
          title,
          kind,
        }),
      ),
      specialisations: titled(this.#suggestSpecialisations(found, meanings, open, patients)),
      meddirections: titled(
        idsOf(found.meddirections)
          .slice(0, LIMIT.meddirections)
          .map((id) => this.#db.meddirections.require(id)),
      ),
      emergency: emergencyView(emergency),
    };
  }

  #servicesNamed(tokens: readonly Token[]): number[] {
    return idsOf(tokens.map(({ folded }) => this.#vocabularies.services.startingWith(folded)));
  }

  /** Filials whose own name holds all words, by the row of their clinic. */
  #filialsCalled(words: readonly string[]): Map<number, string> {
    if (words.length < 2) return new Map();
    const filials = idsOf(words.map((word) => this.#filialNames.startingWith(word))).flatMap(
      (id) => this.#filials[id] ?? [],
    );
    return new Map(filials.toReversed().map(({ clinicRow, title }) => [clinicRow, title]));
  }

  #isWhole(found: Found, group: Group): boolean {
    return group === 'doctors' ? !this.#doctorRows(found).isEmpty : idsOf(found[group]).length > 0;
  }

  #forgiving(typed: readonly Token[]): Found {
    const all = resolveTyping(
      typed,
      GROUPS.map((group) => this.#vocabularies[group]),
    );
    // A word that nothing knows is left aside, as in the search.
    const words = all.filter(({ matches }) => matches.some((one) => one.words.length > 0));
    return byGroup((_, index) => words.map((word) => word.matches[index] ?? NO_MATCH));
  }

  /** Doctors for whom each word is a name or a specialisation, and at least one a name. */
  #doctorRows(found: Found): Bits {
    const named = new Bits(this.#doctors.size);
    let all: Bits | null = null;
    for (const [index, matches] of found.doctors.entries()) {
      const bits = new Bits(this.#doctors.size);
      for (const word of matches.words) bits.addAll(word.rows);
      named.union(bits);
      for (const id of rowsOf(found.specialisations[index])) {
        bits.union(this.#doctors.meant({ kind: 'specialisation', id }));
      }
      all = all === null ? bits : all.intersect(bits);
    }
    return all === null ? named : named.intersect(all);
  }

  #suggestDoctors(found: Found, firstWord: string): Suggestions['doctors'] {
    const { reviews, surnames, doctors } = this.#doctors;
    const start = stem(firstWord);
    const score = (row: number): number =>
      (surnames[row]?.startsWith(start) === true ? 1_000_000 : 0) + (reviews[row] ?? 0);
    return best(this.#doctorRows(found).rows(), score, LIMIT.doctors).flatMap((row) => {
      const doctor = doctors[row];
      if (doctor === undefined) return [];
      const { slug, avatar, first_name, second_name, third_name } = doctor;
      const specialisation = this.#db.specialisations.get(doctor.specialisation_ids[0] ?? 0)?.title ?? null;
      return [{ slug, avatar, first_name, second_name, third_name, specialisation }];
    });
  }

  #suggestClinics(found: Found, firstWord: string, filials: ReadonlyMap<number, string>): Suggestions['clinics'] {
    const { entries } = this.#clinics;
    const start = stem(firstWord);
    // A clinic called so stands before one of that kind: «КардиоНұр» before a «Кардиоцентр».
    const isCalledSo = (row: number): boolean =>
      foldedWords(entries[row]?.clinic.short_title ?? '').some((word) => word.startsWith(start));
    const score = (row: number): number =>
      (isCalledSo(row) ? 1_000_000 : 0) + (entries[row]?.clinic.reviews_count ?? 0);
    const rows = best(filials.size > 0 ? filials.keys() : idsOf(found.clinics), score, LIMIT.clinics);
    return rows.flatMap((row) => {
      const clinic = entries[row]?.clinic;
      if (clinic === undefined) return [];
      return [{ slug: clinic.slug, logo: clinic.logo, title: clinic.title, filial: filials.get(row) ?? null }];
    });
  }

  /** @param meant those that the text names, before what its words find. */
  #suggestServices(found: Found, meant: readonly number[]): ServiceRow[] {
    const { services } = this.#db;
    const score = (id: number): number => services.require(id).popularity;
    const ids = new Set([...meant, ...best(idsOf(found.services), score, LIMIT.services)]);
    return [...ids].slice(0, LIMIT.services).map((id) => services.require(id));
  }

  /** A child is first of all the paediatrician's; then by title, by everyday words, and those who treat the symptom. */
  #suggestSpecialisations(
    found: Found,
    meanings: readonly Meaning[],
    open: readonly Token[],
    patients: PatientGroup,
  ): Named[] {
    const { specialisations, symptoms } = this.#db;
    const titled = idsOf(found.specialisations);
    const begun = titled.filter((id) => beginsSo(specialisations.require(id).title, open));
    const meant = idsMeant(meanings, 'specialisation');
    const guides = [...idsMeant(meanings, 'symptom'), ...idsOf(found.symptoms)].map(
      (id) => symptoms.require(id).guidance[patients],
    );
    const paediatrician = isOnlyChild(open) ? specialisations.findOne('slug', 'pediatr') : undefined;
    const ids = new Set([
      ...(paediatrician === undefined ? [] : [paediatrician.id]),
      ...begun,
      ...meant,
      ...titled,
      ...guides.flatMap(({ first_ids }) => first_ids),
      ...guides.flatMap(({ later_ids }) => later_ids),
    ]);
    return [...ids].slice(0, LIMIT.specialisations).map((id) => specialisations.require(id));
  }
}

/** Does a word of the title begin with the first one that was typed? */
function beginsSo(title: string, [first]: readonly Token[]): boolean {
  return first !== undefined && foldedWords(title).some((word) => word.startsWith(first.folded));
}

function idsMeant(meanings: readonly Meaning[], wanted: Meaning['kind']): number[] {
  return meanings.filter(({ kind }) => kind === wanted).map(({ id }) => id);
}

function addTexts(vocabulary: Vocabulary, row: number, texts: readonly string[]): void {
  for (const { folded, written } of texts.flatMap(wordsAsWritten)) vocabulary.add(row, folded, written);
}

function byGroup(find: (group: Group, index: number) => readonly Matches[]): Found {
  const [doctors = [], clinics = [], services = [], specialisations = [], symptoms = [], meddirections = []] =
    GROUPS.map(find);
  return { doctors, clinics, services, specialisations, symptoms, meddirections };
}
