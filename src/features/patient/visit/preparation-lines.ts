import type { Visit } from '@generated/models/visit';
import { comingPhrase } from '@/domain/visit/visit-where';
import { typeset } from '@/shared/format/typography';

/** What to bring and to mind, and last when to come, to open the door or to connect. */
export function preparationLines(
  visit: Pick<Visit, 'doctor' | 'preparation' | 'format' | 'starts_at' | 'arrive_at' | 'arrival_window' | 'video_from'>,
): string[] {
  const coming = comingPhrase(visit);
  return [...whatToMind(visit), ...(coming === undefined ? [] : [`${coming}.`])].map(typeset);
}

/** Where no doctor receives, nobody has said yet that the clinic asks who it is. */
const PAPERS = 'Возьмите удостоверение личности, для ребёнка — свидетельство о рождении.';

/** How to prepare and what to bring. */
export function whatToMind({ doctor, preparation }: Pick<Visit, 'doctor' | 'preparation'>): readonly string[] {
  return doctor === null ? [...preparation, PAPERS] : preparation;
}
