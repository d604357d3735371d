import { ageOn, textOfEpoch } from '../db/calendar.ts';
import { Refusal } from './refusal.ts';

const OLDEST = 130;

/** @throws Refusal 422 at `birthday` if it is in the future, or too long ago for a living person */
export function refuseFutureBirthday(birthday: string, now: number): void {
  const today = textOfEpoch(now).slice(0, 10);
  if (birthday > today) throw Refusal.invalid({ birthday: ['Дата рождения не может быть в будущем'] });
  if (ageOn(birthday, today) > OLDEST) throw Refusal.invalid({ birthday: ['Некорректная дата'] });
}
