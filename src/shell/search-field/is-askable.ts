import { SUGGESTION_MIN_LENGTH } from '@/shared/config/limits';

/** Long enough for suggestions? (docs/rules.md §9) */
export function isAskable(text: string): boolean {
  return text.trim().length >= SUGGESTION_MIN_LENGTH;
}
