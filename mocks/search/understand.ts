import { Bits } from './bits.ts';
import type { Concept, Concepts } from './concepts.ts';
import { correction, resolveText, type ResolvedWord } from './text/resolve.ts';
import type { Vocabulary } from './text/vocabulary.ts';

/** What a search text turned out to mean. */
export interface Understood {
  /** Each word with its matches among doctors' names, clinics' names and concepts, in this order. */
  readonly words: readonly ResolvedWord[];
  /** Concepts whose very title the text is; then single words no longer matter. */
  readonly meant: readonly Concept[];
  /** The text without its slips; null when there were none. */
  readonly corrected: string | null;
}

/** Reads a text against names of doctors, names of clinics and the directories. */
export function understand(text: string, doctors: Vocabulary, clinics: Vocabulary, concepts: Concepts): Understood {
  const words = resolveText(text, [doctors, clinics, concepts.vocabulary]);
  return { words, meant: concepts.meantBy(words.map((word) => word.word)), corrected: correction(words) };
}

/** How one category turns matches into its own rows. */
export interface Readers {
  readonly size: number;
  /** Rows of a row of the doctors' names, of the clinics' names, of a concept. */
  readonly byDoctor: (row: number) => Iterable<number>;
  readonly byClinic: (row: number) => Iterable<number>;
  readonly byConcept: (concept: Concept) => Bits;
}

/** Rows that the text means: all words must hold, each in whichever way it can. */
export function rowsMeant(understood: Understood, concepts: Concepts, readers: Readers): Bits {
  const ofConcepts = new Map<Concept, Bits>();
  const byConcept = (concept: Concept): Bits => {
    const known = ofConcepts.get(concept) ?? readers.byConcept(concept);
    ofConcepts.set(concept, known);
    return known;
  };
  if (understood.meant.length > 0) {
    const bits = new Bits(readers.size);
    for (const concept of understood.meant) bits.union(byConcept(concept));
    return bits;
  }
  let all: Bits | null = null;
  for (const { matches } of understood.words) {
    const bits = new Bits(readers.size);
    for (const word of matches[0]?.words ?? []) for (const row of word.rows) bits.addAll(readers.byDoctor(row));
    for (const word of matches[1]?.words ?? []) for (const row of word.rows) bits.addAll(readers.byClinic(row));
    for (const row of new Set((matches[2]?.words ?? []).flatMap((word) => word.rows))) {
      const concept = concepts.rows[row];
      if (concept !== undefined) bits.union(byConcept(concept));
    }
    all = all === null ? bits : all.intersect(bits);
  }
  return all ?? new Bits(readers.size);
}
