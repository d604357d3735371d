import type { FilialChangeRequest } from '#generated/models/filial-change-request.ts';
import type { FilialStateRequest } from '#generated/models/filial-state-request.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { Filial } from '../../db/types/place.ts';
import { Refusal } from '../refusal.ts';
import { refuseWrongDay } from './announced.ts';
import { carryOutFilialChange, settleFilialChange } from './filial-change.ts';

/**
 * Opens or closes a filial, or makes it a draft. A filial does not open by itself on its announced
 * day, because doctors or hours may be missing.
 *
 * @throws Refusal 409 at `state` if the filial has no hours, at `decisions` if visits are booked;
 * 422 at `opens_on`, `closes_on`, `decisions` or `reason`
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
  const next = stateAfter(filial, request, now);
  const settled = settleFilialChange(db, filial, { ...filial, ...next }, request, now);
  const changed = db.filials.update(filial.id, { ...next, opens_on });
  carryOutFilialChange(db, user, changed, settled, reason, now);
  // The checks of a clinic include the addresses of its filials, and nobody has checked the address
  // of a filial that opens for the first time.
  if (filial.state === 'draft' && state === 'open') db.clinics.update(filial.clinic_id, { checks: [] });
  return changed;
}

/**
 * Returns state and announcement after a change. If the change sets a closing day, it only
 * announces the closing. If it contains hours, it leaves state and announcement as they are. Any
 * other change sets the state and removes the announcement.
 */
export function stateAfter(
  filial: Filial,
  { state, closes_on = null, hours }: Pick<FilialChangeRequest, 'state' | 'closes_on' | 'hours'>,
  now: number,
): Partial<Pick<Filial, 'state' | 'announced'>> {
  if (closes_on === null) return hours === undefined ? { state, announced: null } : {};
  if (state !== 'closed' || filial.state !== 'open') {
    throw Refusal.invalid({ closes_on: ['День закрытия назначают открытому филиалу'] });
  }
  refuseWrongDay(filial, closes_on, 'closes_on', now);
  return { announced: { date: closes_on, state: 'closed' } };
}
