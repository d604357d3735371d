import type { Visit } from '#generated/models/visit.ts';
import { hasEnded } from '@/domain/visit/visit-can';
import { calendarDay } from '@/shared/format/date';
import { time } from '@/shared/format/time';

/** When and where the link of an online visit comes; undefined of any other, and once it is over. */
export function videoNote(
  visit: Pick<Visit, 'status' | 'video_from' | 'video_url' | 'email' | 'filial'>,
): string | undefined {
  if (visit.video_from === null || hasEnded(visit)) return undefined;
  const how =
    visit.video_url === null
      ? `Ссылка появится в визите ${calendarDay(visit.video_from)} в ${time(visit.video_from)} и придёт на ${visit.email}`
      : `Ссылка открыта, мы прислали её и на ${visit.email}`;
  return `${how}. Клиника: ${visit.filial.title}`;
}
