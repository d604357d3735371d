import { ageOn, textOfEpoch } from '../db/calendar.ts';
import { Refusal } from './refusal.ts';

const OLDEST = 130;

/** @throws Refusal 422 at `birthday` for a future day, or one before anybody alive was born */
export function refuseFutureBirthday(birthday: string, now: number): void {
  const today = textOfEpoch(now).slice(0, 10);
  if (birthday > today) throw Refusal.invalid({ birthday: ['Дата рождения не может быть в будущем'] });
  if (ageOn(birthday, today) > OLDEST) throw Refusal.invalid({ birthday: ['Некорректная дата'] });
}
