import { age } from '@/shared/format/age';
import { yearsCount } from '@/shared/format/counts';
import { today } from '@/shared/format/date';
import { counted } from '@/shared/format/plural';

/** «9 лет»; of a baby «5 месяцев», «меньше месяца». Both are `YYYY-MM-DD`; today when the day is absent. */
export function ageText(birthday: string, on: string = today()): string {
  const years = age(birthday, on);
  if (years > 0) return yearsCount(years);
  const months = monthOf(on) - monthOf(birthday) - (on.slice(8) < birthday.slice(8) ? 1 : 0);
  return months > 0 ? counted(months, { one: 'месяц', few: 'месяца', many: 'месяцев' }) : 'меньше месяца';
}

function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
