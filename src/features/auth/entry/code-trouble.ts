import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';

/**
 * Why a code was not accepted:
 * - `wrong`: another try is possible;
 * - `expired`: a new one is needed;
 * - `too-many`: a new one is needed, after a wait;
 * - `failed`: the request did not get through;
 * - `closed`: it was right, but no step follows.
 */
export interface CodeTrouble {
  readonly kind: 'wrong' | 'expired' | 'too-many' | 'failed' | 'closed';
  readonly text: string;
}

/** What a refusal says of the code. */
export function troubleOf(error: unknown): CodeTrouble {
  if (isProblem(error, 429)) return { kind: 'too-many', text: 'Слишком много попыток' };
  if (!isProblem(error, 422)) return { kind: 'failed', text: problemText(error) };
  const { code, hash, ...others } = error.errors;
  const [text = problemText(error)] = [code, hash, ...Object.values(others)].flatMap((texts) => texts ?? []);
  if (hash !== undefined) return { kind: 'expired', text };
  // A refusal of another field is not about the code.
  return { kind: code === undefined ? 'closed' : 'wrong', text };
}
