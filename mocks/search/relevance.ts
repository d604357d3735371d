import type { Concepts } from './concepts.ts';
import type { Meaning } from './meaning.ts';
import { readingsOf, type Readers, type Understood } from './understand.ts';

/**
 * Tiers of a doctor's match, best first: name; specialisation, or first doctor for the symptom;
 * later doctor for the symptom; beginning of the name; service; direction; clinic or parameter.
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
/** Level of a match with a whole word (text/vocabulary.ts). */
const WHOLE = 0;

/** A reason why some doctors match a text. */
export interface Reason {
  readonly tier: number;
  readonly meaning: Meaning | null;
  readonly ids: ReadonlySet<number>;
}

/**
 * Reasons why doctors match a text. The best reason of a doctor determines the position in results.
 */
export class Relevance {
  readonly #reasons: readonly Reason[];

  constructor(reasons: readonly Reason[]) {
    this.#reasons = reasons.toSorted((a, b) => a.tier - b.tier);
  }

  /** Returns a doctor's best reason; undefined if the doctor does not match. */
  reasonOf(doctorId: number): Reason | undefined {
    return this.#reasons.find(({ ids }) => ids.has(doctorId));
  }

  /** Returns a doctor's tier; a smaller number is a better tier. */
  tierOf(doctorId: number): number {
    return this.reasonOf(doctorId)?.tier ?? TIER.clinic;
  }
}

/**
 * Finds all reasons why doctors match a text.
 *
 * @param firstWith returns ids of the doctors to see first with a symptom
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
    readingsOf(word, concepts, readers).flatMap(({ as, ids }): Reason[] => {
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
