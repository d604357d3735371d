import type { Visit } from '#generated/models/visit.ts';
import { whatToMind } from '@/domain/visit/visit-text';
import { comingPhrase } from '@/domain/visit/visit-where';
import { typeset } from '@/shared/format/typography';

/** What to bring and to mind, and last when to come, to open the door or to connect. */
export function preparationLines(
  visit: Pick<Visit, 'doctor' | 'preparation' | 'format' | 'starts_at' | 'arrive_at' | 'arrival_window' | 'video_from'>,
): string[] {
  const coming = comingPhrase(visit);
  return [...whatToMind(visit), ...(coming === undefined ? [] : [`${coming}.`])].map(typeset);
}
