import type { BindingState } from '#generated/models/binding-state.ts';
import { hoursCount } from '@/shared/format/counts';

const HOUR = 60;

/** «36 часов в неделю». */
export function weeklyText(minutes: number): string {
  return minutes === 0 ? 'часы не указаны' : `${hoursCount(Math.round((minutes / HOUR) * 10) / 10)} в\u00A0неделю`;
}

export const stateWords: Record<BindingState, string> = {
  active: 'Принимает',
  invited: 'Приглашение отправлено',
  requested: 'Просит принимать',
  declined: 'Отказ',
  withdrawn: 'Отозвано',
};
