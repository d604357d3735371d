import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';

/**
 * Why a code was not accepted:
 * - `wrong`: another try is possible;
 * - `expired`: a new code is needed;
 * - `too-many`: a new code is needed, after a wait;
 * - `failed`: the request failed;
 * - `closed`: the code was right, but no step follows.
 */
export interface CodeTrouble {
  readonly kind: 'wrong' | 'expired' | 'too-many' | 'failed' | 'closed';
  readonly text: string;
}

/** Maps the error of a code check to its kind and text. */
export function troubleOf(error: unknown): CodeTrouble {
  if (isProblem(error, 429)) return { kind: 'too-many', text: 'Слишком много попыток' };
  if (!isProblem(error, 422)) return { kind: 'failed', text: problemText(error) };
  const { code, hash, ...others } = error.errors;
  const [text = problemText(error)] = [code, hash, ...Object.values(others)].flatMap((texts) => texts ?? []);
  if (hash !== undefined) return { kind: 'expired', text };
  // A 422 without an error for `code` is about another field.
  return { kind: code === undefined ? 'closed' : 'wrong', text };
}
