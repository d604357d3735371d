import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import { askToBind, bindingOf, unbind, type Binding } from '../bindings.ts';
import { Refusal } from '../refusal.ts';

/** Returns the doctor's filials, the main one first, then requests, newest first. */
export function bindingsOf(db: Db, doctor: Doctor): Binding[] {
  const others = db.binding_requests
    .find('doctor', doctor.id)
    .map(({ filial_id }) => filial_id)
    .filter((id) => !doctor.filial_ids.includes(id));
  const seen = (ids: readonly number[]): Binding[] => ids.flatMap((id) => bindingOf(db, doctor, id, 'doctor') ?? []);
  return [...seen(doctor.filial_ids), ...seen(others).toSorted(newestFirst)];
}

/**
 * Requests to work in a filial. If the clinic has invited the doctor, the binding becomes active at
 * once.
 *
 * @throws Refusal 422 at `filial_id` if the filial is not open; 409 at `filial_id` if requested
 * before
 */
export function requestBinding(db: Db, doctor: Doctor, filialId: number, now: number): Binding {
  if (db.filials.get(filialId)?.state !== 'open') throw Refusal.invalid({ filial_id: ['Такого филиала нет'] });
  const asked = askToBind(db, doctor, filialId, 'doctor', now);
  if (asked !== undefined) return asked;
  const text = doctor.filial_ids.includes(filialId)
    ? 'Вы уже принимаете в этом филиале'
    : 'Запрос уже отправлен: клиника ещё не ответила';
  throw Refusal.conflict('already_exists', 'filial_id', text);
}

/**
 * Leaves a filial, withdraws a request, declines an invitation or deletes an answered request.
 *
 * @throws Refusal 404; 409 at `visits` if visits are booked in the filial
 */
export function leaveFilial(db: Db, doctor: Doctor, filialId: number, now: number): void {
  if (bindingOf(db, doctor, filialId, 'doctor') === undefined) throw Refusal.notFound();
  unbind(db, doctor, [filialId], 'doctor', now);
}

/**
 * Sorts the doctor's filials; the first is the main one.
 *
 * @throws Refusal 422 for a filial that is not the doctor's; 409 if a filial is missing, because
 * the list has changed
 */
export function orderFilials(db: Db, doctor: Doctor, filialIds: readonly number[]): Doctor {
  if (!filialIds.every((id) => doctor.filial_ids.includes(id))) {
    throw Refusal.invalid({ filial_ids: ['Вы не принимаете в этом филиале'] });
  }
  if (filialIds.length !== doctor.filial_ids.length) {
    throw Refusal.conflict('wrong_state', 'filial_ids', 'Список филиалов изменился: обновите страницу');
  }
  return db.doctors.update(doctor.id, { filial_ids: filialIds });
}

function newestFirst(a: Binding, b: Binding): number {
  return (b.asked_at ?? '').localeCompare(a.asked_at ?? '') || a.filial_id - b.filial_id;
}
