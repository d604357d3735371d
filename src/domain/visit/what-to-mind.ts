import type { Visit } from '@generated/models/visit';

/** Where no doctor receives, nobody has said yet that the clinic asks who it is. */
const PAPERS = 'Возьмите удостоверение личности, для ребёнка — свидетельство о рождении.';

/** How to prepare and what to bring. */
export function whatToMind({ doctor, preparation }: Pick<Visit, 'doctor' | 'preparation'>): readonly string[] {
  return doctor === null ? [...preparation, PAPERS] : preparation;
}
