import type { Visit } from '#generated/models/visit.ts';
import { weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { visitPersonName } from './visit-text';
import { comingPhrase, visitClock, visitWhere } from './visit-where';

/**
 * Text about the visit for a relative: time, place and what to bring. Messengers store the text, so
 * the text does not contain the doctor, the service, the home address or a phone.
 */
export function visitShareText(visit: Visit): string {
  const { title, note } = visitWhere(visit);
  const whose = visit.person.family_member_id === null ? '' : `, ${visitPersonName(visit.person)}`;
  const coming = comingPhrase(visit);
  return [
    `Визит${whose}`,
    `${upperFirst(weekdayDay(visit.starts_at))}, ${visitClock(visit)} (время клиники)`,
    visit.format === 'clinic' ? `${title}: ${note}` : title,
    ...(coming === undefined ? [] : [coming]),
    ...(visit.format === 'clinic' ? ['Возьмите удостоверение личности'] : []),
  ]
    .join('\n')
    .replaceAll('\u00A0', ' ');
}
