import type { BodyArea } from '#generated/models/body-area.ts';
import { wordFor } from '@/shared/format/word-for';

/** Parts of the body in the order of the page, from the head down; what belongs to none of them stands last. */
export const AREA_TITLES = {
  head: 'Голова и\u00A0нервы',
  eyes: 'Глаза',
  throat: 'Ухо, горло, нос',
  chest: 'Грудь и\u00A0дыхание',
  abdomen: 'Живот',
  back_and_joints: 'Спина и\u00A0суставы',
  urinary: 'Мочевая система',
  women: 'Женское здоровье',
  skin: 'Кожа и\u00A0волосы',
  general: 'Общее состояние',
} satisfies Record<BodyArea, string>;

export const AREAS = Object.keys(AREA_TITLES) as BodyArea[];

/** A part of the body that is newer than this list is named as the rest. */
export function areaTitle(area: BodyArea): string {
  return wordFor(AREA_TITLES, area, AREA_TITLES.general);
}
