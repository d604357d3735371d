import type { NamedSlug } from '#generated/models/named-slug.ts';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { Suggestions } from '#generated/models/suggestions.ts';
import type { Db } from '#mocks/db/db.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';
import type { Clinic } from '#mocks/db/types/place.ts';
import type { ServiceRow } from '#mocks/db/types/reference.ts';
import { wordsAsWritten } from './concepts.ts';
import { emergencyView } from './emergency.ts';
import { isAmong } from './filters.ts';
import type { Meaning } from './meaning.ts';
import { readWords } from './read-words.ts';
import { isOnlyChild, patientsOf } from './said-words.ts';
import type { SearchIndex } from './search-index.ts';
import { symptomWords } from './symptom-search.ts';
import { fold, foldedWords, relevantWords, type Token } from './text/fold.ts';
import { resolveTyping } from './text/resolve.ts';
import { stem } from './text/stem.ts';
import { NO_MATCH, Vocabulary, type Matches } from './text/vocabulary.ts';

/** Maximum number of entries in each group. */
const LIMIT = { doctors: 4, clinics: 3, services: 3, specialisations: 3, meddirections: 2 } as const;

interface Named extends NamedSlug {
  readonly id: number;
}

const GROUPS = ['doctors', 'clinics', 'services', 'specialisations', 'symptoms', 'meddirections'] as const;
type Group = (typeof GROUPS)[number];

/** Matches of each typed word by group. */
type Found = Readonly<Record<Group, readonly Matches[]>>;

/**
 * Suggestions while a person types (docs/rules.md §2). Each group is matched separately; typos are
 * tolerated only if no group matches without them.
 */
export class Suggester {
  readonly #db: Db;
  readonly #index: SearchIndex;
  readonly #vocabularies: Readonly<Record<Group, Vocabulary>>;
  /** Words of filials' names; a row is the filial's index in `#filials`. */
  readonly #filialNames = new Vocabulary({ stems: true });
  readonly #filials: { readonly clinicId: number; readonly title: string }[] = [];

  constructor(db: Db, index: SearchIndex) {
    this.#db = db;
    this.#index = index;
    for (const { clinic, filials } of index.clinics.values()) {
      for (const { title } of filials) {
        addTexts(this.#filialNames, this.#filials.push({ clinicId: clinic.id, title }) - 1, [title]);
      }
    }
    const services = new Vocabulary({ stems: true, infix: true });
    for (const { id, title, synonyms } of db.services.all()) addTexts(services, id, [title, ...synonyms]);
    const specialisations = new Vocabulary({ stems: true });
    for (const { id, title, synonyms } of db.specialisations.all()) addTexts(specialisations, id, [title, ...synonyms]);
    const symptoms = symptomWords(db);
    const meddirections = new Vocabulary({ stems: true });
    for (const { id, title } of db.meddirections.all()) addTexts(meddirections, id, [title]);
    this.#vocabularies = {
      doctors: index.doctorNames,
      clinics: index.clinicNames,
      services,
      specialisations,
      symptoms,
      meddirections,
    };
  }

  suggest(query: string): Suggestions {
    const { doctorNames, clinicNames, concepts, filters } = this.#index;
    const vocabularies = [doctorNames, clinicNames, concepts.vocabulary];
    const reading = { filters, vocabularies, cityId: null, isTyping: true };
    const { said, emergency, open } = readWords(query, reading);
    const words = open.map(({ folded }) => folded);
    const urgent = said.words.filter((token) => !open.includes(token)).map(({ folded }) => folded);
    const { meanings, covered } = concepts.phrases.in([...words, ...urgent]);
    const sure = byGroup((group) => words.map((word) => this.#vocabularies[group].startingWith(word)));
    const filials = this.#filialsCalled(words);
    const isSure = meanings.length > 0 || filials.size > 0 || GROUPS.some((group) => this.#isWhole(sure, group));
    const found = isSure ? sure : this.#forgiving(open);
    const titled = (rows: readonly Named[]): NamedSlug[] => rows.map(({ slug, title }) => ({ slug, title }));
    const firstWord = words[0] ?? '';
    // The words of a phrase are not searched as names: «боль в груди» must not find «Болат».
    const isPhrase = covered.size > 1 && covered.size === words.length;
    // A title of a service may contain filter words: «педиатр на дом».
    const whole = said.filters.length === 0 ? [] : this.#servicesNamed(relevantWords(said.tokens));
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

  /** Returns the filials whose name contains all words, by id of the clinic. */
  #filialsCalled(words: readonly string[]): Map<number, string> {
    if (words.length < 2) return new Map();
    const filials = idsOf(words.map((word) => this.#filialNames.startingWith(word))).flatMap(
      (id) => this.#filials[id] ?? [],
    );
    return new Map(filials.toReversed().map(({ clinicId, title }) => [clinicId, title]));
  }

  #isWhole(found: Found, group: Group): boolean {
    return group === 'doctors' ? this.#doctorsNamed(found).length > 0 : idsOf(found[group]).length > 0;
  }

  #forgiving(typed: readonly Token[]): Found {
    const all = resolveTyping(
      typed,
      GROUPS.map((group) => this.#vocabularies[group]),
    );
    // Unknown words are ignored, as in the search.
    const words = all.filter(({ matches }) => matches.some((one) => one.words.length > 0));
    return byGroup((_, index) => words.map((word) => word.matches[index] ?? NO_MATCH));
  }

  /**
   * Ids of doctors who match each word by name or specialisation, and at least one word by name.
   */
  #doctorsNamed(found: Found): number[] {
    const words = found.doctors.map((names, word) => ({
      named: new Set(rowsOf(names)),
      specialisationIds: rowsOf(found.specialisations[word]),
    }));
    return [...new Set(words.flatMap(({ named }) => [...named]))].filter((id) => {
      const own = this.#index.doctors.get(id)?.doctor.specialisation_ids ?? [];
      return words.every(({ named, specialisationIds }) => named.has(id) || isAmong(specialisationIds, own));
    });
  }

  #suggestDoctors(found: Found, firstWord: string): Suggestions['doctors'] {
    const start = stem(firstWord);
    const doctors = this.#doctorsNamed(found)
      .toSorted((a, b) => a - b)
      .flatMap((id) => this.#index.doctors.get(id)?.doctor ?? []);
    const isCalledSo = ({ second_name }: Doctor): boolean => fold(second_name).startsWith(start);
    return best(doctors, isCalledSo, LIMIT.doctors).map(
      ({ slug, avatar, first_name, second_name, third_name, specialisation_ids: [main = 0] }) => {
        const specialisation = this.#db.specialisations.get(main)?.title ?? null;
        return { slug, avatar, first_name, second_name, third_name, specialisation };
      },
    );
  }

  #suggestClinics(found: Found, firstWord: string, filials: ReadonlyMap<number, string>): Suggestions['clinics'] {
    const start = stem(firstWord);
    const ids = filials.size > 0 ? [...filials.keys()] : idsOf(found.clinics);
    const clinics = ids.flatMap((id) => this.#index.clinics.get(id)?.clinic ?? []);
    // A match of a clinic's name comes before a match of its kind: «КардиоНұр» before a
    // «Кардиоцентр».
    const isCalledSo = ({ short_title }: Clinic): boolean =>
      foldedWords(short_title).some((word) => word.startsWith(start));
    return best(clinics, isCalledSo, LIMIT.clinics).map(({ id, slug, logo, title }) => ({
      slug,
      logo,
      title,
      filial: filials.get(id) ?? null,
    }));
  }

  /** @param meant ids of services that the text names; they come first */
  #suggestServices(found: Found, meant: readonly number[]): ServiceRow[] {
    const serviceOf = (id: number): ServiceRow => this.#db.services.require(id);
    const begun = idsOf(found.services)
      .map(serviceOf)
      .toSorted((a, b) => b.popularity - a.popularity);
    return [...new Set([...meant.map(serviceOf), ...begun])].slice(0, LIMIT.services);
  }

  /**
   * Suggests specialisations in this order: for a child the paediatrician, titles with the typed
   * beginning, matches by everyday words, other titles, doctors for the symptom.
   */
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

function rowsOf(matches: Matches | undefined): number[] {
  return [...new Set((matches?.words ?? []).flatMap((word) => word.rows))];
}

/** Returns the rows that match all words. */
function idsOf(words: readonly Matches[]): number[] {
  const [first = [], ...others] = words.map(rowsOf);
  return first.filter((id) => others.every((rows) => rows.includes(id)));
}

/** Sorts items: those with a matching name first, then those with more reviews. */
function best<Item extends { readonly reviews_count: number }>(
  items: readonly Item[],
  isCalledSo: (item: Item) => boolean,
  limit: number,
): Item[] {
  return items
    .toSorted((a, b) => Number(isCalledSo(b)) - Number(isCalledSo(a)) || b.reviews_count - a.reviews_count)
    .slice(0, limit);
}
