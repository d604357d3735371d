import type { VisitPerson } from '#generated/models/visit-person.ts';
import type { Visit } from '#generated/models/visit.ts';
import { familyDisplayName } from '@/domain/person/person-text';
import { daysCount } from '@/shared/format/counts';
import { calendarDay, dayOf, daysBetween, relativeDay } from '@/shared/format/date';
import { timeLeft } from '@/shared/format/duration';
import { counted, type PluralForms } from '@/shared/format/plural';
import { deadline, weekdayDateTime } from '@/shared/format/time';
import { type Moment, epoch } from '@/shared/format/zone';
import { canChange, isCalledOff } from './visit-can';
import { visitClock } from './visit-where';

/** Whom a visit is for: «Для вас», «Для: Марк», «Для: Мама». */
export function visitPersonText(person: VisitPerson): string {
  return person.family_member_id === null ? 'Для\u00A0вас' : `Для: ${visitPersonName(person)}`;
}

/**
 * Name of the person whom a visit is for: «Марк», «Мама». In the contract's `full_name` the surname
 * comes first.
 */
export function visitPersonName({ full_name, relation }: VisitPerson): string {
  const [surname = '', firstName = surname] = full_name.split(' ');
  return familyDisplayName(firstName, relation);
}

/**
 * Date and time of a visit, for a heading: «Сегодня, 14:30», «Завтра, с 12:00 до 13:00», «Пятница,
 * 15 мая, 10:00».
 */
export function visitMoment(visit: Pick<Visit, 'starts_at' | 'arrival_window'>, today: string): string {
  const { starts_at } = visit;
  const days = daysBetween(today, starts_at);
  const clock = visitClock(visit);
  return days === 0 || days === 1 ? `${relativeDay(starts_at, today)}, ${clock}` : weekdayDateTime(starts_at, clock);
}

/**
 * Time until the visit: «До визита 6 ч 10 мин», from the second day on «До визита 3 дня», after the
 * start «Приём начался».
 */
export function untilVisit(
  { starts_at, doctor }: Pick<Visit, 'starts_at'> & Partial<Pick<Visit, 'doctor'>>,
  at: number,
): string {
  const left = epoch(starts_at) - at;
  if (left <= 0) return doctor === null ? 'Время пришло' : 'Приём начался';
  return `До\u00A0визита ${left < DAY ? timeLeft(left) : daysCount(daysBetween(at, starts_at))}`;
}

/**
 * Text for the patient with the deadline of the clinic's answer: «Клиника ответит до 17:40
 * сегодня».
 */
export function answerPhrase(until: string, on: Moment): string {
  return `Клиника ответит ${deadline(until, on)}`;
}

/** Text for the clinic with the deadline of its answer: «Ответить до 17:40 сегодня». */
export function toAnswerPhrase(until: string, on: Moment): string {
  return `Ответить ${deadline(until, on)}`;
}

/** Note below the status of a visit: a deadline, a reason, or a dispute. */
export function stateNote(visit: Visit, at: number): string | undefined {
  if (visit.answer_until !== null) return answerPhrase(visit.answer_until, at);
  if (visit.cancel_reason) return visit.cancel_reason;
  if (visit.disputed_at !== null) return `Вы\u00A0оспорили ${calendarDay(visit.disputed_at)}`;
  return canChange(visit, at) ? `Отменить можно ${deadline(visit.cancel_until, dayOf(at))}` : undefined;
}

/** Summary of past visits: «5 завершено, 2 не отмечены, 1 неявка». */
export function doneText(done: readonly Pick<Visit, 'status'>[]): string {
  const missed = done.filter(({ status }) => status === 'no_show').length;
  const off = done.filter(isCalledOff).length;
  const completed = done.filter(({ status }) => status === 'completed').length;
  const unmarked = done.length - completed - missed - off;
  const parts: readonly (readonly [number, PluralForms])[] = [
    [completed, { one: 'завершён', few: 'завершены', many: 'завершено' }],
    [unmarked, { one: 'не\u00A0отмечен', few: 'не\u00A0отмечены', many: 'не\u00A0отмечено' }],
    [missed, { one: 'неявка', few: 'неявки', many: 'неявок' }],
    [off, { one: 'отменён', few: 'отменены', many: 'отменено' }],
  ];
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, forms]) => counted(amount, forms))
    .join(', ');
}

const DAY = 24 * 60 * 60 * 1000;
const TWO_DAYS = 2 * DAY;

/**
 * Time left, if a deadline is at most two days away: «, ещё 2 ч 10 мин», «, ещё 1 день 6 часов».
 * Empty for a later deadline.
 */
export function nearlyDue(moment: string, at: number): string {
  const left = epoch(moment) - at;
  return left > 0 && left < TWO_DAYS ? `, ещё ${timeLeft(left)}` : '';
}

interface Told {
  /** Null for a visit without a doctor, at which the filial takes a sample. */
  readonly doctor: object | null;
  readonly preparation: readonly string[];
}

/**
 * Advice for patients who give a sample. The preparation for the services does not contain this
 * advice.
 */
const PAPERS = 'Возьмите удостоверение личности, для ребёнка — свидетельство о рождении.';

/** Steps of the preparation for a visit, and what to bring. */
export function preparationSteps({ doctor, preparation }: Told): readonly string[] {
  return doctor === null ? [...preparation, PAPERS] : preparation;
}
