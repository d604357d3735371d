import type { Visit } from '@generated/models/visit';
import type { VisitPerson } from '@generated/models/visit-person';
import { now } from '@/shared/format/now';
import { deadline } from '@/shared/format/time';
import { canChange } from './visit-can';

/** «Для вас», «Для: Сын, Осипов Марк». */
export function forWhom({ family_member_id, full_name, relation }: VisitPerson): string {
  if (family_member_id === null) return 'Для\u00A0вас';
  return `Для: ${relation ? `${relation}, ` : ''}${full_name}`;
}

/** The line under a state: until when it can be cancelled, or why it was. Undefined when there is nothing to say. */
export function stateNote(visit: Visit, at: number = now()): string | undefined {
  if (visit.cancel_reason) return visit.cancel_reason;
  return canChange(visit, at) ? `Отменить ${deadline(visit.cancel_until)}` : undefined;
}

/** Doctor, service, place, time: names the visit in a dialog. */
export function visitPlace({ filial }: Pick<Visit, 'filial'>): string {
  return [filial.city, filial.address, filial.directions].filter(Boolean).join(', ');
}
