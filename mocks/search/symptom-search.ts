import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { Db } from '#mocks/db/db.ts';
import type { Symptom } from '#mocks/db/types/reference.ts';
import { perDb } from '../db/per-db.ts';
import { wordsAsWritten } from './concepts.ts';
import { everydayPhrases } from './everyday-words.ts';
import { Phrases } from './phrases.ts';
import { readWords } from './read-words.ts';
import { FilterReader, isOnlyChild, patientsOf } from './said-words.ts';
import { correction, resolveTyping } from './text/resolve.ts';
import { Vocabulary } from './text/vocabulary.ts';
import { WORD_FORMS } from './text/word-forms.ts';

export interface SymptomsFound {
  /** Found symptoms, best match first. */
  readonly symptoms: readonly Symptom[];
  /** Age group that the text names; null if it names none. */
  readonly patients: PatientGroup | null;
  /** Corrected text; null if the text has no typo or its correction has no results. */
  readonly corrected: string | null;
}

/** Words of symptoms' titles and of everyday phrases for them; a row is the symptom's id. */
export function symptomWords(db: Db): Vocabulary {
  const vocabulary = new Vocabulary({ stems: true });
  for (const { id, slug, title } of db.symptoms.all()) {
    for (const { folded, written } of [title, ...everydayPhrases('symptom', slug)].flatMap(wordsAsWritten)) {
      vocabulary.add(id, folded, written);
    }
  }
  vocabulary.addForms(WORD_FORMS);
  return vocabulary;
}

/** Finds symptoms by a person's words, which are read as in the search. */
class SymptomSearch {
  readonly #db: Db;
  readonly #phrases: Phrases;
  readonly #words: Vocabulary;
  readonly #filters: FilterReader;
  /** Words of specialisations; a row is the id of a symptom that they treat. */
  readonly #doctors = new Vocabulary({ stems: true });

  constructor(db: Db) {
    this.#db = db;
    this.#phrases = new Phrases(db);
    this.#filters = new FilterReader(db);
    this.#words = symptomWords(db);
    for (const { id, guidance } of db.symptoms.all()) {
      const { adults, children } = guidance;
      const ids = new Set([...adults.first_ids, ...adults.later_ids, ...children.first_ids, ...children.later_ids]);
      for (const specialisation of [...ids].map((one) => db.specialisations.require(one))) {
        const texts = [specialisation.title, ...specialisation.synonyms];
        for (const { folded, written } of texts.flatMap(wordsAsWritten)) this.#doctors.add(id, folded, written);
      }
    }
  }

  find(text: string): SymptomsFound {
    const vocabularies = [this.#words, this.#doctors];
    const { said, open } = readWords(text, { filters: this.#filters, vocabularies, cityId: null, isTyping: true });
    const { words } = said;
    const patients = patientsOf(said);
    const all = [...this.#db.symptoms.all()];
    if (said.tokens.length === 0) return { symptoms: all, patients: null, corrected: null };
    if (isOnlyChild(words)) return { symptoms: all, patients: 'children', corrected: null };
    // Emergency words are not corrected to a symptom.
    const resolved = resolveTyping(open, vocabularies);
    const urgent = words.filter((token) => !open.includes(token)).map(({ folded }) => folded);
    const { meanings } = this.#phrases.in([...resolved.map(({ word }) => word), ...urgent]);
    const meant = meanings.filter(({ kind }) => kind === 'symptom').map(({ id }) => id);
    // «кардиолог» finds the symptoms that a cardiologist treats, but only in a text without a
    // symptom.
    const asked = meant.length > 0 ? 1 : 2;
    const held = resolved.map(({ matches }) =>
      matches.slice(0, asked).flatMap((one) => one.words.flatMap(({ rows }) => rows)),
    );
    const [first = [], ...others] = held;
    const ids = new Set([...meant, ...first.filter((id) => others.every((rows) => rows.includes(id)))]);
    return {
      symptoms: [...ids].map((id) => this.#db.symptoms.require(id)),
      patients,
      corrected: ids.size === 0 ? null : correction(resolved),
    };
  }
}

/** Returns the symptom search of a Db. It is never rebuilt, because directories do not change. */
export const symptomSearchOf = perDb((db) => new SymptomSearch(db));
