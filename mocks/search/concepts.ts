import type { Db } from '#mocks/db/db.ts';
import type { ServiceRow, SpecialisationRow } from '#mocks/db/types/reference.ts';
import { everydayPhrases } from './everyday-words.ts';
import type { Meaning } from './meaning.ts';
import { Parameters } from './parameters.ts';
import { Phrases } from './phrases.ts';
import { foldedWords, queryWords } from './text/fold.ts';
import { stem } from './text/stem.ts';
import { Vocabulary } from './text/vocabulary.ts';
import { WORD_FORMS } from './text/word-forms.ts';

/**
 * Index of the directories' words: specialisations, directions, services, symptoms and parameters,
 * with everyday words for them.
 */
export class Concepts {
  /** Meanings by row number of the vocabulary. */
  readonly rows: Meaning[] = [];
  readonly vocabulary = new Vocabulary({ stems: true });
  readonly phrases: Phrases;
  readonly #titles = new Map<string, Meaning[]>();
  readonly #stems = new Map<string, Meaning[]>();

  constructor(db: Db) {
    for (const row of db.specialisations.all()) this.#addSpecialisation(row);
    for (const { id, title } of db.meddirections.all()) this.#add({ kind: 'meddirection', id }, [title]);
    for (const { id, slug, title } of db.symptoms.all()) {
      this.#add({ kind: 'symptom', id }, [title], everydayPhrases('symptom', slug));
    }
    for (const row of db.services.all()) this.#addService(row);
    for (const { id, words } of new Parameters(db).rows) this.#add({ kind: 'parameter', id }, words);
    this.vocabulary.addForms(WORD_FORMS);
    this.phrases = new Phrases(db);
  }

  /**
   * Returns the meanings of a text that is a title, with words in any order. If there are none, any
   * grammatical form is accepted: «кардиологи» and «кардиолога» mean the doctors, «кардиология» the
   * direction.
   */
  meantBy(words: readonly string[]): readonly Meaning[] {
    return this.#titles.get(keyOf(words)) ?? this.#stems.get(keyOf(words.map(stem))) ?? [];
  }

  /** Whether a text is the title of a specialisation, in any grammatical form. */
  isSpecialisation(words: readonly string[]): boolean {
    return this.meantBy(words).some(({ kind }) => kind === 'specialisation');
  }

  /**
   * Returns services that contain all these words: «узи живота» is a service, not a doctor with
   * both words.
   */
  servicesWithAll(words: readonly string[]): readonly Meaning[] {
    const [first = [], ...others] = words.map((word) => this.vocabulary.exact(word)?.rows ?? []);
    const rows = first.filter((row) => others.every((other) => other.includes(row)));
    return rows.flatMap((row) => this.rows[row] ?? []).filter(({ kind }) => kind === 'service');
  }

  #addSpecialisation({ id, slug, title, title_plural, synonyms }: SpecialisationRow): void {
    this.#add(
      { kind: 'specialisation', id },
      [title, title_plural, ...synonyms],
      everydayPhrases('specialisation', slug),
    );
  }

  #addService({ id, slug, title, short_title, visit_order, format, synonyms }: ServiceRow): void {
    this.#add({ kind: 'service', id }, [title], [...synonyms, ...everydayPhrases('service', slug)]);
    // Only a short title of one service is a phrase: «Повторный приём» alone names 25 services.
    if (short_title !== title && visit_order === null && format === 'clinic') {
      this.#addPhrase({ kind: 'service', id }, short_title);
    }
  }

  #add(concept: Meaning, titles: readonly string[], words: readonly string[] = []): void {
    const row = this.rows.push(concept) - 1;
    for (const title of titles) {
      this.#addPhrase(concept, title);
      for (const written of wordsAsWritten(title)) this.vocabulary.add(row, written.folded, written.written);
    }
    for (const written of words.flatMap(wordsAsWritten)) this.vocabulary.add(row, written.folded, written.written);
  }

  #addPhrase(concept: Meaning, title: string): void {
    const words = queryWords(title);
    addTo(this.#titles, keyOf(words), concept);
    addTo(this.#stems, keyOf(words.map(stem)), concept);
  }
}

function keyOf(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

function addTo(phrases: Map<string, Meaning[]>, key: string, concept: Meaning): void {
  const known = phrases.get(key);
  if (known === undefined) phrases.set(key, [concept]);
  else if (!known.some((one) => one.kind === concept.kind && one.id === concept.id)) known.push(concept);
}

/** Returns the words of a title with their spelling, for corrections that people read. */
export function wordsAsWritten(title: string): { folded: string; written: string }[] {
  return title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((written) => ({ written, folded: foldedWords(written)[0] ?? '' }));
}
