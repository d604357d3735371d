import type { BindingState } from '#generated/models/binding-state.ts';
import { hoursCount } from '@/shared/format/counts';
import { duration } from '@/shared/format/duration';

const HOUR = 60;

/** Working hours per week: «36 часов в неделю», «39 ч 40 мин в неделю». */
export function weeklyText(minutes: number): string {
  if (minutes === 0) return 'Часы не\u00A0указаны';
  const rest = minutes % HOUR;
  const time = rest === 0 ? hoursCount(minutes / HOUR) : duration(minutes);
  return `${time} в\u00A0неделю`;
}

export const stateWords: Record<BindingState, string> = {
  active: 'Принимает',
  invited: 'Приглашение отправлено',
  requested: 'Просит принимать',
  declined: 'Отказ',
  withdrawn: 'Отозвано',
};
