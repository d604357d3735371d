import type { PatientGroup } from '#generated/models/patient-group.ts';
import { foldedWords, queryWords } from './text/fold.ts';
import { isChild } from './text/patient-words.ts';

/** A text without the words that say who the patient is. */
export interface PatientsSaid {
  /** Folded words that are looked for. */
  readonly words: readonly string[];
  /** Null when the text does not say. */
  readonly patients: PatientGroup | null;
  /** The text as it was typed, without those words; null when it has none. */
  readonly without: string | null;
}

/** «ребёнок температура» is a fever, of a child. A text that names nothing but a child is left whole: that is the paediatrician. */
export function patientsSaid(text: string): PatientsSaid {
  const words = queryWords(text);
  const rest = words.filter((word) => !isChild(word));
  if (rest.length === words.length || rest.length === 0) return { words, patients: null, without: null };
  const kept = text.split(/\s+/).filter((word) => !foldedWords(word).some(isChild));
  // «температура у» is left of «температура у ребёнка».
  while (kept.length > 1 && LITTLE.has(foldedWords(kept.at(-1) ?? '')[0] ?? '')) kept.pop();
  return { words: rest, patients: 'children', without: kept.join(' ') };
}

const LITTLE = new Set(['у', 'для', 'и', 'с', 'к', 'от', 'на', 'моего', 'моеи']);

/** Nothing but a child: «дети», «бала дәрігері». */
export function isOnlyChild(words: readonly string[]): boolean {
  return words.length > 0 && words.every(isChild);
}
