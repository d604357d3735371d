import { dayOf, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { filialOn } from '../../db/filial-on.ts';
import type { Filial } from '../../db/types/place.ts';
import { Refusal } from '../refusal.ts';

/**
 * Checks the first day of an announced change. It must be after today, and a filial may have only
 * one announced change.
 *
 * @throws Refusal 422 at `field`; 409 at `field` if another change is announced
 */
export function refuseWrongDay(filial: Filial, date: string, field: 'hours_from' | 'closes_on', now: number): void {
  if (date <= textOfEpoch(now).slice(0, 10)) {
    throw Refusal.invalid({ [field]: ['Выберите день после сегодняшнего'] });
  }
  if (filial.announced) {
    throw Refusal.conflict('wrong_state', field, 'Для филиала уже назначено изменение. Сначала отмените его');
  }
}

/** Returns filials whose announced change has begun. */
export function begun(db: Db, now: number): Filial[] {
  const today = textOfEpoch(now).slice(0, 10);
  return [...db.filials.all()].filter(({ announced }) => announced && announced.date <= today);
}

/** Applies announced changes that have begun. */
export function applyAnnouncedChanges(db: Db, now: number): void {
  for (const filial of begun(db, now)) {
    const { hours, state } = filialOn(filial, dayOf(filial.announced?.date ?? ''));
    db.filials.update(filial.id, { hours, state, announced: null });
  }
}
