import type { SearchSaidFilter } from '#generated/models/search-said-filter.ts';
import type { Concepts } from './concepts.ts';
import type { Emergency } from './emergency.ts';
import type { ClinicEntry } from './entries.ts';
import type { Meaning } from './meaning.ts';
import { parameterNamed } from './parameters.ts';
import { readWords } from './read-words.ts';
import { isOnlyChild, type FilterReader, type SaidWords } from './said-words.ts';
import { relevantWords, type Token } from './text/fold.ts';
import { correction, resolveText, type ResolvedWord } from './text/resolve.ts';
import { NO_MATCH, type Matches, type Vocabulary } from './text/vocabulary.ts';

/** Meaning of a search text. */
export interface Understood {
  /**
   * Words that are searched one by one. Their matches are in doctors' names, clinics' names and
   * concepts, in this order.
   */
  readonly words: readonly ResolvedWord[];
  /**
   * Meanings of the whole text without filter words; empty if its words are searched one by one.
   */
  readonly meant: readonly Meaning[];
  /**
   * True if the meanings come from everyday phrases. The response then says how the search
   * understood the text.
   */
  readonly isParaphrased: boolean;
  readonly filters: readonly SearchSaidFilter[];
  /** Typed words that the search ignored. */
  readonly ignored: readonly string[];
  /** Text without typos; null if the typed text has no typos. */
  readonly corrected: string | null;
  readonly emergency: Emergency | null;
}

/** Dictionaries for reading a text. */
export interface Dictionaries {
  readonly doctorNames: Vocabulary;
  readonly clinicNames: Vocabulary;
  readonly clinics: ReadonlyMap<number, ClinicEntry>;
  readonly clinicOfFilial: (words: readonly string[]) => number | undefined;
  readonly concepts: Concepts;
  readonly filters: FilterReader;
}

interface Asked {
  readonly cityId: number | null;
  /** Typed words to ignore. */
  readonly without?: readonly string[];
}

const PAEDIATRICIAN = 'педиатр';

const PLAIN: Understood = {
  words: [],
  meant: [],
  isParaphrased: false,
  filters: [],
  ignored: [],
  corrected: null,
  emergency: null,
};

/** Reads a text by the names of doctors and clinics and by the directories. */
export function understand(text: string, dictionaries: Dictionaries, { cityId, without = [] }: Asked): Understood {
  const { doctorNames, clinicNames: clinics, concepts } = dictionaries;
  const vocabularies = [doctorNames, clinics, concepts.vocabulary];
  const { said, emergency, open } = readWords(text, { filters: dictionaries.filters, vocabularies, cityId });
  const typed = relevantWords(said.tokens);
  const plain = { ...PLAIN, emergency };
  const clinicId = dictionaries.clinicOfFilial(typed.map(({ folded }) => folded));
  if (clinicId !== undefined) return { ...plain, words: [filialWord(text, clinicId)] };
  if (said.filters.length > 0 && typed.length > 1) {
    if (isClinicName(typed, said, clinics, concepts)) {
      const words = resolveText(typed, [clinics]).map((word) => ({ ...word, matches: [NO_MATCH, ...word.matches] }));
      return { ...plain, words };
    }
    const whole = wholeTitle(typed, said, concepts);
    if (whole.length > 0) return { ...plain, meant: whole };
  }
  // In an emergency only the filter by patients counts: «срочно» in «срочно скорую» does not mean
  // today.
  const filters = said.filters.filter(({ filter }) => emergency === null || filter === 'patients');
  if (isOnlyChild(open)) return { ...plain, meant: concepts.meantBy([PAEDIATRICIAN]), isParaphrased: true, filters };

  const looked = resolveText(
    open.filter(({ written }) => !without.includes(written)),
    vocabularies,
  );
  const known = looked.filter(isKnown);
  const words = known.length > 0 ? known : looked;
  const about = {
    filters: [...filters, ...clinicSaid(words, said, dictionaries), ...parametersSaid(words, said, concepts)],
    ignored: [
      ...without,
      ...looked.filter((word) => !words.includes(word)).map(({ typed: one }) => one),
      ...said.unused,
    ],
    corrected: correction(words),
    emergency,
  };
  const keys = words.map(({ word }) => word);
  const titled = concepts.meantBy(keys);
  const isPlainTitle = titled.length > 0 && !titled.some(({ kind }) => kind === 'symptom');
  if (isPlainTitle) return { words: [], meant: titled, isParaphrased: false, ...about };
  // Emergency words may match a symptom, but are not corrected to one.
  const urgent = emergency === null ? [] : said.words.filter((token) => !open.includes(token));
  const { meanings, covered } = concepts.phrases.in([...keys, ...urgent.map(({ folded }) => folded)]);
  const rest = words.filter((_, place) => !covered.has(place));
  if (rest.length > 0 && keys.length > 1) {
    const services = concepts.servicesWithAll(keys);
    if (services.length > 0) return { words: [], meant: services, isParaphrased: false, ...about };
  }
  return { words: rest, meant: meanings, isParaphrased: meanings.length > 0, ...about };
}

/** Makes the whole text one word that matches only this clinic's name. */
function filialWord(text: string, clinicId: number): ResolvedWord {
  const named: Matches = { level: 0, words: [{ key: text, written: text, rows: [clinicId] }] };
  return { word: text, typed: text, written: text, isCorrected: false, isTypo: false, matches: [NO_MATCH, named] };
}

const isKnown = ({ matches }: ResolvedWord): boolean => matches.some(({ words }) => words.length > 0);

/**
 * Whether words are a clinic's name, like «детская клиника». The name of a specialisation is never
 * a clinic's name: «детский стоматолог» means a doctor, even if a clinic is called so.
 */
function isClinicName(words: readonly Token[], said: SaidWords, clinics: Vocabulary, concepts: Concepts): boolean {
  if (concepts.isSpecialisation(said.words.map(({ folded }) => folded))) return false;
  const [first = [], ...others] = words.map(({ folded }) => clinics.exact(folded)?.rows ?? []);
  return first.some((row) => others.every((rows) => rows.includes(row)));
}

/**
 * Returns services whose title is the whole text: «Капельница на дому», «Онлайн-консультация
 * педиатра». In «педиатр на дом» the last words are a filter.
 */
function wholeTitle(words: readonly Token[], said: SaidWords, concepts: Concepts): readonly Meaning[] {
  const keys = words.map(({ folded }) => folded);
  const titled = concepts.meantBy(keys);
  if (titled.length > 0 && titled.every(({ kind }) => kind === 'service')) return titled;
  const isWayToBeSeen = concepts.isSpecialisation(said.words.map(({ folded }) => folded));
  return isWayToBeSeen || said.words.length === 0 ? [] : concepts.servicesWithAll(keys);
}

/** Turns a clinic named beside other words into a filter that the user can remove. */
function clinicSaid(words: readonly ResolvedWord[], said: SaidWords, { clinics }: Dictionaries): SearchSaidFilter[] {
  const naming = words.filter(({ matches: [ofDoctors, ofClinics, concepts], isTypo }) => {
    const isOthers = (ofDoctors?.words.length ?? 0) + (concepts?.words.length ?? 0) > 0;
    return !isTypo && !isOthers && (ofClinics?.words.length ?? 0) > 0;
  });
  if (naming.length === 0 || naming.length === words.length) return [];
  const [first = [], ...others] = naming.map(({ matches }) =>
    (matches[1] ?? NO_MATCH).words.flatMap(({ rows }) => rows),
  );
  const [id, ...more] = new Set(first.filter((one) => others.every((rows) => rows.includes(one))));
  const clinic = id === undefined || more.length > 0 ? undefined : clinics.get(id)?.clinic;
  if (clinic === undefined) return [];
  const typed = said.words.filter(({ written }) => naming.some((word) => word.typed === written));
  return [{ filter: 'clinic', value: clinic.slug, title: clinic.title, ...said.part(typed) }];
}

/** Turns parameters in a text («парковка») into filters that the user can remove. */
function parametersSaid(words: readonly ResolvedWord[], said: SaidWords, concepts: Concepts): SearchSaidFilter[] {
  return words.flatMap(({ matches: [doctors, clinics, meanings], isTypo, typed }) => {
    const isName = (doctors?.words.length ?? 0) + (clinics?.words.length ?? 0) > 0;
    const rows = (meanings?.words ?? []).flatMap((word) => word.rows.flatMap((row) => concepts.rows[row] ?? []));
    const [first] = rows;
    if (isTypo || isName || first === undefined || rows.some(({ kind }) => kind !== 'parameter')) return [];
    const named = parameterNamed(first.id);
    const typedWords = said.words.filter(({ written }) => written === typed);
    return named === undefined
      ? []
      : [{ filter: 'parameter' as const, value: named.slug, title: named.title, ...said.part(typedWords) }];
  });
}

/** Converts the meanings of a text to ids of one category. */
export interface Readers {
  readonly byDoctor: (id: number) => Iterable<number>;
  readonly byClinic: (id: number) => Iterable<number>;
  readonly byMeaning: (meaning: Meaning) => ReadonlySet<number>;
}

/** Returns ids that match the meanings of the text, narrowed by the other words. */
export function idsMeant({ words, meant }: Understood, concepts: Concepts, readers: Readers): ReadonlySet<number> {
  const whole = new Set(meant.flatMap((meaning) => [...readers.byMeaning(meaning)]));
  if (words.length === 0) return whole;
  const each = words
    .map((word) => new Set(readingsOf(word, concepts, readers).flatMap(({ ids }) => [...ids])))
    .reduce((all, ids) => all.intersection(ids));
  if (meant.length === 0) return each;
  // The other words narrow the result only if some rows remain: «второй день болит горло».
  const both = each.intersection(whole);
  return both.size === 0 ? whole : both;
}

/** A reading of a word: name of a doctor, name of a clinic, or a meaning. */
interface Way {
  readonly as: 'doctor' | 'clinic' | Meaning;
  readonly ids: ReadonlySet<number>;
}

export function readingsOf({ matches }: ResolvedWord, concepts: Concepts, readers: Readers): Way[] {
  const [doctors = [], clinics = [], meanings = []] = matches.map(({ words }) => [
    ...new Set(words.flatMap(({ rows }) => rows)),
  ]);
  return [
    { as: 'doctor', ids: new Set(doctors.flatMap((id) => [...readers.byDoctor(id)])) },
    { as: 'clinic', ids: new Set(clinics.flatMap((id) => [...readers.byClinic(id)])) },
    ...meanings
      .flatMap((row) => concepts.rows[row] ?? [])
      .map((meaning) => ({ as: meaning, ids: readers.byMeaning(meaning) })),
  ];
}
