import type { Db } from '#mocks/db/db.ts';
import { EVERYDAY_PHRASES } from './everyday-words.ts';
import type { Meaning } from './meaning.ts';
import { queryWords } from './text/fold.ts';
import { stem } from './text/stem.ts';

interface Phrase {
  readonly stems: readonly string[];
  readonly meaning: Meaning;
}

/** Meanings of the everyday phrases in a text, longest phrase first. */
export interface PhrasesFound {
  readonly meanings: readonly Meaning[];
  /** Positions of the words in these phrases. */
  readonly covered: ReadonlySet<number>;
}

/** Finds titles of symptoms and everyday phrases by their words, in any order and form. */
export class Phrases {
  /** Phrases by each of their stems, so that only a few are compared. */
  readonly #byStem = new Map<string, Phrase[]>();

  constructor(db: Db) {
    for (const { id, title } of db.symptoms.all()) this.#add(title, { kind: 'symptom', id });
    const tables = { symptom: db.symptoms, specialisation: db.specialisations, service: db.services };
    for (const { kind, slug, phrase } of EVERYDAY_PHRASES) {
      const row = tables[kind].findOne('slug', slug);
      if (row === undefined) throw new Error(`«${phrase}» means ${kind} ${slug}, which is not in the directory`);
      this.#add(phrase, { kind, id: row.id });
    }
  }

  /** @param words folded words, or corrected words of a vocabulary */
  in(words: readonly string[]): PhrasesFound {
    // The word is tried as well as its stem, because a corrected word may already be a stem.
    const places = new Map(words.flatMap((word, place) => [[word, place] as const, [stem(word), place] as const]));
    const found = [...new Set([...places.keys()].flatMap((key) => this.#byStem.get(key) ?? []))]
      .filter((phrase) => phrase.stems.every((one) => places.has(one)))
      .map(({ stems, meaning }) => ({ meaning, covers: new Set(stems.map((one) => places.get(one) ?? 0)) }))
      .toSorted((a, b) => b.covers.size - a.covers.size);
    const telling = found.filter(
      ({ covers }) => !found.some((other) => other.covers.size > covers.size && covers.isSubsetOf(other.covers)),
    );
    const meanings = new Map(telling.map(({ meaning }) => [`${meaning.kind} ${meaning.id}`, meaning]));
    return { meanings: [...meanings.values()], covered: new Set(telling.flatMap(({ covers }) => [...covers])) };
  }

  #add(text: string, meaning: Meaning): void {
    const stems = [...new Set(queryWords(text).map(stem))];
    const [first] = stems;
    if (first === undefined) return;
    const known = this.#byStem.get(first);
    if (known === undefined) this.#byStem.set(first, [{ stems, meaning }]);
    else known.push({ stems, meaning });
  }
}
