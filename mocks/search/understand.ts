import type { PatientGroup } from '#generated/models/patient-group.ts';
import { Bits } from './bits.ts';
import type { Concepts, Meaning } from './concepts.ts';
import { isOnlyChild, patientsSaid, type PatientsSaid } from './patients-said.ts';
import { queryWords } from './text/fold.ts';
import { correction, resolveText, type ResolvedWord } from './text/resolve.ts';
import { NO_MATCH, type Vocabulary } from './text/vocabulary.ts';

/** What a search text turned out to mean. */
export interface Understood {
  /** Words that single matches count for, with their matches among doctors' names, clinics' names and concepts, in this order. */
  readonly words: readonly ResolvedWord[];
  /** What the text as a whole, or the rest of it, means; empty when only single words count. */
  readonly meant: readonly Meaning[];
  /** Everyday phrases stand for what is meant: they are worth a line of explanation, a plain title is not. */
  readonly isParaphrased: boolean;
  /** Whom the text is about, and the text without the words that say so. */
  readonly patients: PatientGroup | null;
  readonly withoutPatients: string | null;
  /** The text without its slips; null when there were none. */
  readonly corrected: string | null;
}

const PAEDIATRICIAN = 'педиатр';

/** Reads a text against names of doctors, names of clinics and the directories. */
export function understand(text: string, doctors: Vocabulary, clinics: Vocabulary, concepts: Concepts): Understood {
  const spoken = patientsSaid(text);
  const { words: said, patients, without: withoutPatients } = spoken;
  const typed = queryWords(text);
  if (isClinicName(typed, spoken, clinics, concepts)) {
    const words = resolveText(typed, [clinics]).map((word) => ({ ...word, matches: [NO_MATCH, ...word.matches] }));
    return { words, meant: [], isParaphrased: false, patients: null, withoutPatients: null, corrected: null };
  }
  if (isOnlyChild(said)) {
    const meant = concepts.meantBy([PAEDIATRICIAN]);
    return { words: [], meant, isParaphrased: true, patients: null, withoutPatients: null, corrected: null };
  }
  const words = resolveText(said, [doctors, clinics, concepts.vocabulary]);
  const about = { patients, withoutPatients, corrected: correction(words) };
  const keys = words.map((word) => word.word);
  const titled = concepts.meantBy(keys);
  const isPlainTitle = titled.length > 0 && !titled.some(({ kind }) => kind === 'symptom');
  if (isPlainTitle) return { words: [], meant: titled, isParaphrased: false, ...about };
  const { meanings, covered } = concepts.phrases.in(keys);
  const rest = words.filter((_, place) => !covered.has(place));
  if (rest.length > 0 && keys.length > 1) {
    const services = concepts.servicesWithAll(keys);
    if (services.length > 0) return { words: [], meant: services, isParaphrased: false, ...about };
  }
  return { words: rest, meant: meanings, isParaphrased: meanings.length > 0, ...about };
}

/** «детская клиника» is in the names of clinics; «детский стоматолог» is a doctor, whatever a clinic is called. */
function isClinicName(words: readonly string[], said: PatientsSaid, clinics: Vocabulary, concepts: Concepts): boolean {
  if (said.patients === null || concepts.isSpecialisation(said.words)) return false;
  const [first = [], ...others] = words.map((word) => clinics.exact(word)?.rows ?? []);
  return first.some((row) => others.every((rows) => rows.includes(row)));
}

/** How one category turns matches into its own rows. */
export interface Readers {
  readonly size: number;
  /** Rows of a row of the doctors' names, of the clinics' names, of what is meant. */
  readonly byDoctor: (row: number) => Iterable<number>;
  readonly byClinic: (row: number) => Iterable<number>;
  readonly byMeaning: (meaning: Meaning) => Bits;
}

/** Rows that the text means: what it means as a whole, and each word besides, in whichever way it can. */
export function rowsMeant({ words, meant }: Understood, concepts: Concepts, readers: Readers): Bits {
  const whole = new Bits(readers.size);
  for (const meaning of meant) whole.union(readers.byMeaning(meaning));
  if (words.length === 0) return whole;
  const [first = new Bits(readers.size), ...others] = words.map((word) => rowsOfWord(word, concepts, readers));
  const each = others.reduce((all, bits) => all.intersect(bits), first);
  if (meant.length === 0) return each;
  // «второй день болит горло»: what the other words add must not take the doctors away.
  each.intersect(whole);
  return each.isEmpty ? whole : each;
}

function rowsOfWord({ matches }: ResolvedWord, concepts: Concepts, readers: Readers): Bits {
  const [names, clinics, meanings] = matches.map(({ words }) => new Set(words.flatMap(({ rows }) => rows)));
  const bits = new Bits(readers.size);
  for (const row of names ?? []) bits.addAll(readers.byDoctor(row));
  for (const row of clinics ?? []) bits.addAll(readers.byClinic(row));
  for (const row of meanings ?? []) {
    const meaning = concepts.rows[row];
    if (meaning !== undefined) bits.union(readers.byMeaning(meaning));
  }
  return bits;
}
