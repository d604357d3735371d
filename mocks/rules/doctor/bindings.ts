import type { ClinicBinding } from '#generated/models/clinic-binding.ts';
import { momentOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import { ACTIVE_STATUSES } from '../../db/types/visit.ts';
import { Refusal } from '../refusal.ts';

export interface Binding {
  readonly filial_id: number;
  readonly state: ClinicBinding['state'];
}

const requestId = (doctor: Doctor, filialId: number): string => `${doctor.id}:${filialId}`;

/** Filials in which the doctor receives, the main one first, then those that haven't answered yet. */
export function bindingsOf(db: Db, doctor: Doctor): Binding[] {
  const requested = db.binding_requests
    .find('doctor', doctor.id)
    .filter(({ by }) => by === 'doctor')
    .map(({ filial_id }) => filial_id);
  return [
    ...doctor.filial_ids.map((filial_id) => ({ filial_id, state: 'active' as const })),
    ...requested
      .filter((id) => !doctor.filial_ids.includes(id))
      .map((filial_id) => ({ filial_id, state: 'requested' as const })),
  ];
}

/**
 * Asks to receive in a filial; where its clinic has invited the doctor, they receive there at once.
 *
 * @throws Refusal 422 at `filial_id` for no open filial, 409 there for a second time
 */
export function requestBinding(db: Db, doctor: Doctor, filialId: number): Binding {
  if (db.filials.get(filialId)?.state !== 'open') throw Refusal.invalid({ filial_id: ['Такого филиала нет'] });
  const known = bindingsOf(db, doctor).find(({ filial_id }) => filial_id === filialId);
  if (known !== undefined) {
    throw Refusal.conflict(
      'already_exists',
      'filial_id',
      known.state === 'active' ? 'Вы уже принимаете в этом филиале' : 'Запрос уже отправлен: клиника ещё не ответила',
    );
  }
  const id = requestId(doctor, filialId);
  if (db.binding_requests.get(id)?.by === 'clinic') {
    db.binding_requests.remove(id);
    db.doctors.update(doctor.id, { filial_ids: [...doctor.filial_ids, filialId] });
    return { filial_id: filialId, state: 'active' };
  }
  db.binding_requests.insert({ id, doctor_id: doctor.id, filial_id: filialId, by: 'doctor' });
  return { filial_id: filialId, state: 'requested' };
}

/**
 * Leaves a filial, with the hours and services there, takes a request back or declines an invitation.
 *
 * @throws Refusal 404, 409 at `filial_id` while visits are booked there
 */
export function leaveFilial(db: Db, doctor: Doctor, filialId: number, now: number): void {
  const isActive = doctor.filial_ids.includes(filialId);
  if (!isActive && db.binding_requests.get(requestId(doctor, filialId)) === undefined) throw Refusal.notFound();
  const isHere = (row: { readonly filial_id: number }): boolean => row.filial_id === filialId;
  const booked = db.visits
    .find('doctor', doctor.id)
    .filter(
      (visit) => isHere(visit) && ACTIVE_STATUSES.has(visit.status) && momentOfText(visit.ends_at) > momentOf(now),
    );
  if (isActive && booked.length > 0) {
    throw Refusal.conflict(
      'visits_ahead',
      'filial_id',
      `В этом филиале есть записи: ${booked.length}. Сначала перенесите или отмените их`,
    );
  }
  db.binding_requests.remove(requestId(doctor, filialId));
  for (const { id } of db.working_hours.find('doctor', doctor.id).filter(isHere)) db.working_hours.remove(id);
  for (const { id } of db.doctor_services.find('doctor', doctor.id).filter(isHere)) db.doctor_services.remove(id);
  for (const { id } of db.slot_holds.find('doctor', doctor.id).filter(isHere)) db.slot_holds.remove(id);
  db.doctors.update(doctor.id, { filial_ids: doctor.filial_ids.filter((id) => id !== filialId) });
}
