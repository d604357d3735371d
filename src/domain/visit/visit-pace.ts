import type { Visit } from '#generated/models/visit.ts';
import { timeLeft } from '@/shared/format/duration';
import { epoch } from '@/shared/format/zone';

type Paced = Pick<Visit, 'status' | 'format' | 'starts_at' | 'ends_at'> & { readonly arrived_at?: string | null };

/** Whether a visit is on time. If it is `late`, the desk has to act. */
export interface VisitPace {
  readonly kind: 'late' | 'unmarked' | 'waits';
  readonly text: string;
}

const MINUTE = 60_000;

/**
 * What the clock says about a visit: «опаздывает 20 мин» before its end, «не отмечен» after its end
 * or if nobody has confirmed it, «ждёт 15 мин» once the patient has arrived. Null if there is
 * nothing to say.
 */
export function visitPace(
  { status, format, starts_at, ends_at, arrived_at = null }: Paced,
  at: number,
): VisitPace | null {
  const since = (moment: string): number => at - epoch(moment);
  if (status === 'arrived') {
    if (arrived_at === null || since(arrived_at) < MINUTE || at >= epoch(ends_at)) return null;
    return { kind: 'waits', text: `ждёт ${timeLeft(since(arrived_at))}` };
  }
  if ((status !== 'confirmed' && status !== 'pending') || since(starts_at) < MINUTE) return null;
  if (at >= epoch(ends_at) || status === 'pending') return { kind: 'unmarked', text: 'не\u00A0отмечен' };
  // At a home visit the doctor travels, so the patient can't be late.
  return format === 'home' ? null : { kind: 'late', text: `опаздывает ${timeLeft(since(starts_at))}` };
}
