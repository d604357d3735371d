import type { Visit } from '@generated/models/visit';
import type { VisitPerson } from '@generated/models/visit-person';
import { timeLeft } from '@/shared/format/duration';
import { now } from '@/shared/format/now';
import { deadline } from '@/shared/format/time';
import { epoch } from '@/shared/format/zone';
import { canChange } from './visit-can';

/** «Для вас», «Для: Марк». The contract writes a full name surname first. */
export function forWhom({ family_member_id, full_name }: VisitPerson): string {
  if (family_member_id === null) return 'Для\u00A0вас';
  const [surname, firstName] = full_name.split(' ');
  return `Для: ${firstName ?? surname}`;
}

/** The line under a state: until when it can be cancelled, or why it was. Undefined when there is nothing to say. */
export function stateNote(visit: Visit, at: number = now()): string | undefined {
  if (visit.cancel_reason) return visit.cancel_reason;
  return canChange(visit, at) ? `Отменить ${deadline(visit.cancel_until)}` : undefined;
}

const TWO_DAYS = 48 * 60 * 60 * 1000;

/** «, ещё 2 ч 10 мин» before a deadline that is near; nobody counts hours for weeks ahead. */
export function nearlyDue(moment: string, at: number): string {
  const left = epoch(moment) - at;
  return left > 0 && left < TWO_DAYS ? `, ещё ${timeLeft(left)}` : '';
}

/** «Алматы, пр. Абая, 150, 2-й этаж». */
export function visitPlace({ filial }: Pick<Visit, 'filial'>): string {
  return [filial.city, filial.address, filial.directions].filter(Boolean).join(', ');
}
