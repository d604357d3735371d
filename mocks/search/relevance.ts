import type { Concepts } from './concepts.ts';
import type { Meaning } from './meaning.ts';
import { waysOf, type Readers, type Understood } from './understand.ts';

/**
 * Tiers of a doctor's match, the best first: the name; the specialisation, or the first doctor for
 * the symptom; a further doctor for it; the beginning of the name; the service; the direction; the
 * clinic or a parameter.
 */
export const TIER = {
  name: 0,
  specialisation: 1,
  later: 2,
  begins: 3,
  service: 4,
  meddirection: 5,
  clinic: 6,
  parameter: 6,
} as const;
/** Level of a match by the whole word (text/vocabulary.ts). */
const WHOLE = 0;

/** One reason why doctors match the text. */
export interface Reason {
  readonly tier: number;
  readonly meaning: Meaning | null;
  readonly ids: ReadonlySet<number>;
}

/** Reasons why doctors match a text; the best reason of each doctor decides the order. */
export class Relevance {
  readonly #reasons: readonly Reason[];

  constructor(reasons: readonly Reason[]) {
    this.#reasons = reasons.toSorted((a, b) => a.tier - b.tier);
  }

  /** The best reason of a doctor; undefined if the doctor is not among the results. */
  reasonOf(doctorId: number): Reason | undefined {
    return this.#reasons.find(({ ids }) => ids.has(doctorId));
  }

  /** The tier of a doctor; smaller is better. */
  tierOf(doctorId: number): number {
    return this.reasonOf(doctorId)?.tier ?? TIER.clinic;
  }
}

/**
 * Every way in which doctors answer a text.
 *
 * @param firstWith doctors who are seen first with a symptom
 */
export function relevanceOf(
  { words, meant }: Understood,
  concepts: Concepts,
  readers: Readers,
  firstWith: (symptomId: number) => ReadonlySet<number>,
): Relevance {
  const meaningReasons = (meaning: Meaning, ids: ReadonlySet<number>): Reason[] =>
    meaning.kind === 'symptom'
      ? [
          { tier: TIER.specialisation, meaning, ids: firstWith(meaning.id) },
          { tier: TIER.later, meaning, ids },
        ]
      : [{ tier: TIER[meaning.kind], meaning, ids }];
  const wordReasons = words.flatMap((word) =>
    waysOf(word, concepts, readers).flatMap(({ as, ids }): Reason[] => {
      if (as === 'clinic') return [{ tier: TIER.clinic, meaning: null, ids }];
      if (as !== 'doctor') return meaningReasons(as, ids);
      return [{ tier: word.matches[0]?.level === WHOLE ? TIER.name : TIER.begins, meaning: null, ids }];
    }),
  );
  return new Relevance([
    ...meant.flatMap((meaning) => meaningReasons(meaning, readers.byMeaning(meaning))),
    ...wordReasons,
  ]);
}
