import * as v from 'valibot';
import { isProblem } from '@/shared/api/problem';
import type { Cabinet } from '@/shared/session/session-record';

/** A login with the right password that waits for a code. Kept in memory only. */
export interface HalfLogin {
  readonly hash: string;
  readonly role: Cabinet;
}

const factorSchema = v.object({ hash: v.string() });

/** The half-done login of a refused one; undefined for another refusal. */
export function halfLoginOf(error: unknown, role: Cabinet): HalfLogin | undefined {
  if (!isProblem(error, 409)) return undefined;
  const factor = v.safeParse(factorSchema, error.details['second_factor']);
  return factor.success ? { hash: factor.output.hash, role } : undefined;
}
