import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import { askToBind, bindingOf, unbind, type Binding } from '../bindings.ts';
import { Refusal } from '../refusal.ts';

/** Filials in which the doctor receives, the main one first; then wishes and answers, the newest first. */
export function bindingsOf(db: Db, doctor: Doctor): Binding[] {
  const others = db.binding_requests
    .find('doctor', doctor.id)
    .map(({ filial_id }) => filial_id)
    .filter((id) => !doctor.filial_ids.includes(id));
  const seen = (ids: readonly number[]): Binding[] => ids.flatMap((id) => bindingOf(db, doctor, id, 'doctor') ?? []);
  return [...seen(doctor.filial_ids), ...seen(others).toSorted(newestFirst)];
}

/**
 * Asks to receive in a filial; where its clinic has invited the doctor, they receive there at once.
 *
 * @throws Refusal 422 for no open filial, 409 for a second time, both at `filial_id`
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
 * Leaves a filial, takes a request back, declines an invitation or forgets an answer.
 *
 * @throws Refusal 404, 409 at `visits` while visits are booked there
 */
export function leaveFilial(db: Db, doctor: Doctor, filialId: number, now: number): void {
  if (bindingOf(db, doctor, filialId, 'doctor') === undefined) throw Refusal.notFound();
  unbind(db, doctor, [filialId], 'doctor', now);
}

/** The first filial is the main one. @throws Refusal 422 for what isn't the doctor's, 409 when some are missing: the list has changed */
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
