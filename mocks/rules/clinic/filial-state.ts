import type { FilialStateRequest } from '#generated/models/filial-state-request.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { Filial } from '../../db/types/place.ts';
import { Refusal } from '../refusal.ts';
import { keepPastHoursOf } from '../schedule/past-hours.ts';
import { carryOutFilialChange, settleFilialChange } from './filial-change.ts';

/**
 * Opens a filial, closes it, or takes it back to a draft. Nothing opens by itself: on the announced day doctors or hours may still lack.
 *
 * @throws Refusal 409 at `state` without hours, at `decisions` while visits are booked; 422 at `opens_on`, `decisions` or `reason`
 */
export function moveFilial(db: Db, user: UserRow, filial: Filial, request: FilialStateRequest, now: number): Filial {
  const { state, opens_on = null, reason } = request;
  if (opens_on !== null && state !== 'draft') {
    throw Refusal.invalid({ opens_on: ['День открытия указывают только для черновика'] });
  }
  if (opens_on !== null && opens_on <= textOfEpoch(now).slice(0, 10)) {
    throw Refusal.invalid({ opens_on: ['Выберите день после сегодняшнего'] });
  }
  if (state === 'open' && filial.hours.every((day) => day === null)) {
    throw Refusal.conflict('wrong_state', 'state', 'Сначала укажите часы работы: без них некуда записывать');
  }
  const cancelled = settleFilialChange(db, filial, { ...filial, state }, request, now);
  keepPastHoursOf(db, filial, now);
  const changed = db.filials.update(filial.id, { state, opens_on });
  carryOutFilialChange(db, user, changed, cancelled, reason, now);
  return changed;
}
