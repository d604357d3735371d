import { dayOf, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { filialOn } from '../../db/filial-on.ts';
import type { Filial } from '../../db/types/place.ts';
import { Refusal } from '../refusal.ts';

/**
 * Checks the day of an announced change: after today, and only one change at a time.
 *
 * @throws Refusal 422 at `field`; 409 at `field` while another change is announced
 */
export function refuseWrongDay(filial: Filial, date: string, field: 'hours_from' | 'closes_on', now: number): void {
  if (date <= textOfEpoch(now).slice(0, 10)) {
    throw Refusal.invalid({ [field]: ['Выберите день после сегодняшнего'] });
  }
  if (filial.announced) {
    throw Refusal.conflict('wrong_state', field, 'Для филиала уже назначено изменение. Сначала отмените его');
  }
}

/** Filials whose announced change has begun. */
export function begun(db: Db, now: number): Filial[] {
  const today = textOfEpoch(now).slice(0, 10);
  return [...db.filials.all()].filter(({ announced }) => announced && announced.date <= today);
}

/** Applies announced changes whose day has come. */
export function beginAnnounced(db: Db, now: number): void {
  for (const filial of begun(db, now)) {
    const { hours, state } = filialOn(filial, dayOf(filial.announced?.date ?? ''));
    db.filials.update(filial.id, { hours, state, announced: null });
  }
}
