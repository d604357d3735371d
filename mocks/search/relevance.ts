import { Bits } from './bits.ts';
import type { Concepts } from './concepts.ts';
import type { Meaning } from './meaning.ts';
import { NO_MATCH, type Matches } from './text/vocabulary.ts';
import type { Readers, Understood } from './understand.ts';

/**
 * How well a doctor answers a text, the best first: called so; practises what is meant, or is seen first with the symptom; is seen after;
 * is called so by the beginning; gives the service; belongs to the direction; receives in the clinic, or states the parameter.
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
const TIERS = 7;
/** Level of a match by the whole word (text/vocabulary.ts). */
const WHOLE = 0;

/** One way in which doctors answer the text. */
export interface Reason {
  readonly tier: number;
  readonly meaning: Meaning | null;
  readonly rows: Bits;
}

/** Why doctors are among the results of a text, and so which of them stand first. */
export class Relevance {
  readonly #reasons: readonly Reason[];
  readonly #tiers: readonly Bits[];

  constructor(reasons: readonly Reason[], size: number) {
    this.#reasons = reasons.toSorted((a, b) => a.tier - b.tier);
    this.#tiers = Array.from({ length: TIERS }, () => new Bits(size));
    for (const { tier, rows } of reasons) this.#tiers[tier]?.union(rows);
  }

  /** The best reason of a row; undefined for one that is not among the results. */
  reasonOf(row: number): Reason | undefined {
    return this.#reasons.find(({ rows }) => rows.has(row));
  }

  /** Rows by how well they answer, each group in the order given. */
  groups(rows: readonly number[]): number[][] {
    const groups: number[][] = Array.from({ length: TIERS }, () => []);
    for (const row of rows) {
      const tier = this.#tiers.findIndex((bits) => bits.has(row));
      groups[tier < 0 ? TIERS - 1 : tier]?.push(row);
    }
    return groups.filter((group) => group.length > 0);
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
  firstWith: (symptomId: number) => Bits,
): Relevance {
  const reasons: Reason[] = [];
  const mean = (meaning: Meaning): void => {
    const rows = readers.byMeaning(meaning);
    if (meaning.kind !== 'symptom') reasons.push({ tier: TIER[meaning.kind], meaning, rows });
    else {
      reasons.push({ tier: TIER.specialisation, meaning, rows: firstWith(meaning.id) });
      reasons.push({ tier: TIER.later, meaning, rows });
    }
  };
  meant.forEach(mean);
  for (const { matches } of words) {
    const [names = NO_MATCH, clinics = NO_MATCH, meanings = NO_MATCH] = matches;
    const called = new Bits(readers.size);
    for (const row of rowsOf(names)) called.addAll(readers.byDoctor(row));
    reasons.push({ tier: names.level === WHOLE ? TIER.name : TIER.begins, meaning: null, rows: called });
    const there = new Bits(readers.size);
    for (const row of rowsOf(clinics)) there.addAll(readers.byClinic(row));
    reasons.push({ tier: TIER.clinic, meaning: null, rows: there });
    for (const row of rowsOf(meanings)) {
      const meaning = concepts.rows[row];
      if (meaning !== undefined) mean(meaning);
    }
  }
  return new Relevance(reasons, readers.size);
}

function rowsOf({ words }: Matches): Set<number> {
  return new Set(words.flatMap(({ rows }) => rows));
}
