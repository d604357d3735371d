import type { Db } from '@mocks/db/db.ts';
import type { ServiceRow, SpecialisationRow } from '@mocks/db/types/reference.ts';
import { foldedWords, queryWords } from './text/fold.ts';
import { stem } from './text/stem.ts';
import { Vocabulary } from './text/vocabulary.ts';

/** What a text can mean beyond a name. */
export type Concept =
  | { readonly kind: 'specialisation'; readonly id: number }
  | { readonly kind: 'meddirection'; readonly id: number }
  | { readonly kind: 'service'; readonly id: number };

/** Words of the directories: specialisations, directions, services, and symptoms, which mean the specialisations that treat them. */
export class Concepts {
  /** Concepts by the row numbers that the vocabulary gives. */
  readonly rows: Concept[] = [];
  readonly vocabulary = new Vocabulary({ stems: true });
  readonly #titles = new Map<string, Concept[]>();
  readonly #stems = new Map<string, Concept[]>();

  constructor(db: Db) {
    for (const row of db.specialisations.all()) this.#addSpecialisation(row);
    for (const { id, title } of db.meddirections.all()) this.#add({ kind: 'meddirection', id }, [title]);
    for (const { title, specialisation_ids } of db.symptoms.all()) {
      for (const id of specialisation_ids) this.#add({ kind: 'specialisation', id }, [title]);
    }
    for (const row of db.services.all()) this.#addService(row);
  }

  /**
   * What the whole text means when it is the very title of something, in whatever order of words; failing that, with whatever endings:
   * «кардиологи» is the doctors, «кардиология» the direction, «кардиолога» again the doctors.
   */
  meantBy(words: readonly string[]): readonly Concept[] {
    return this.#titles.get(keyOf(words)) ?? this.#stems.get(keyOf(words.map(stem))) ?? [];
  }

  #addSpecialisation({ id, title, title_plural, synonyms }: SpecialisationRow): void {
    this.#add({ kind: 'specialisation', id }, [title, title_plural, ...synonyms]);
  }

  #addService({ id, title, short_title, visit_order, format, synonyms }: ServiceRow): void {
    this.#add({ kind: 'service', id }, [title], synonyms);
    // «Повторный приём» alone names twenty-five services: only short titles of one service are phrases.
    if (short_title !== title && visit_order === null && format === 'clinic') {
      this.#addPhrase({ kind: 'service', id }, short_title);
    }
  }

  #add(concept: Concept, titles: readonly string[], words: readonly string[] = []): void {
    const row = this.rows.push(concept) - 1;
    for (const title of titles) {
      this.#addPhrase(concept, title);
      for (const written of wordsAsWritten(title)) this.vocabulary.add(row, written.folded, written.written);
    }
    for (const written of words.flatMap(wordsAsWritten)) this.vocabulary.add(row, written.folded, written.written);
  }

  #addPhrase(concept: Concept, title: string): void {
    const words = queryWords(title);
    addTo(this.#titles, keyOf(words), concept);
    addTo(this.#stems, keyOf(words.map(stem)), concept);
  }
}

function keyOf(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

function addTo(phrases: Map<string, Concept[]>, key: string, concept: Concept): void {
  const known = phrases.get(key);
  if (known === undefined) phrases.set(key, [concept]);
  else if (!known.some((one) => one.kind === concept.kind && one.id === concept.id)) known.push(concept);
}

/** Words of a title with how they are written, for corrections that people read. */
export function wordsAsWritten(title: string): { folded: string; written: string }[] {
  return title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((written) => ({ written, folded: foldedWords(written)[0] ?? '' }));
}
