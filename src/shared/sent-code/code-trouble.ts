import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';

/**
 * Reasons why a code wasn't accepted:
 * - `wrong`: the user can try again;
 * - `expired`: a new code is needed;
 * - `too-many`: the user must wait before requesting a new code;
 * - `failed`: the request failed;
 * - `closed`: the code was right, but there is no next step.
 */
export interface CodeTrouble {
  readonly kind: 'wrong' | 'expired' | 'too-many' | 'failed' | 'closed';
  readonly text: string;
}

/** Maps the error of a code check to its reason and text. */
export function troubleOf(error: unknown): CodeTrouble {
  if (isProblem(error, 429)) return { kind: 'too-many', text: 'Слишком много попыток' };
  if (!isProblem(error, 422)) return { kind: 'failed', text: problemText(error) };
  const { code, hash, ...others } = error.errors;
  const [text = problemText(error)] = [code, hash, ...Object.values(others)].flatMap((texts) => texts ?? []);
  if (hash !== undefined) return { kind: 'expired', text };
  // The 422 has no error for the field `code`, so the code was right.
  return { kind: code === undefined ? 'closed' : 'wrong', text };
}
