import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import { Refusal } from '../refusal.ts';

/**
 * @throws Refusal 409 at `specialisation_id` if the doctor has it; 422 at `specialisation_id` if it
 * is unknown
 */
export function addSpecialisation(db: Db, doctor: Doctor, id: number): void {
  if (db.specialisations.get(id) === undefined) {
    throw Refusal.invalid({ specialisation_id: ['Такой специализации нет'] });
  }
  if (doctor.specialisation_ids.includes(id)) {
    throw Refusal.conflict('already_exists', 'specialisation_id', 'Эта специализация уже добавлена');
  }
  db.doctors.update(doctor.id, { specialisation_ids: [...doctor.specialisation_ids, id] });
}

/** @throws Refusal 404; 409 for the doctor's last specialisation, because the search needs one */
export function removeSpecialisation(db: Db, doctor: Doctor, id: number): void {
  if (!doctor.specialisation_ids.includes(id)) throw Refusal.notFound();
  if (doctor.specialisation_ids.length === 1) {
    throw Refusal.conflict('last_one', 'specialisation_id', 'Нужна хотя бы одна специализация');
  }
  db.doctors.update(doctor.id, { specialisation_ids: doctor.specialisation_ids.filter((one) => one !== id) });
}

/**
 * Sorts the doctor's specialisations; the first is the main one.
 *
 * @throws Refusal 422 for a specialisation that is not the doctor's; 409 if one is missing, because
 * the list has changed
 */
export function orderSpecialisations(db: Db, doctor: Doctor, ids: readonly number[]): Doctor {
  if (!ids.every((id) => doctor.specialisation_ids.includes(id))) {
    throw Refusal.invalid({ specialisation_ids: ['Этой специализации у вас нет'] });
  }
  if (ids.length !== doctor.specialisation_ids.length) {
    throw Refusal.conflict('wrong_state', 'specialisation_ids', 'Список специализаций изменился: обновите страницу');
  }
  return db.doctors.update(doctor.id, { specialisation_ids: ids });
}

/**
 * @throws Refusal 409 at `parameter_id` if the doctor has it; 422 at `parameter_id` if it is
 * unknown
 */
export function addParameter(db: Db, doctor: Doctor, id: number): void {
  if (db.doctor_parameters.get(id) === undefined) throw Refusal.invalid({ parameter_id: ['Такого параметра нет'] });
  if (doctor.parameter_ids.includes(id)) {
    throw Refusal.conflict('already_exists', 'parameter_id', 'Этот параметр уже добавлен');
  }
  db.doctors.update(doctor.id, { parameter_ids: [...doctor.parameter_ids, id] });
}

export function removeParameter(db: Db, doctor: Doctor, id: number): void {
  if (!doctor.parameter_ids.includes(id)) throw Refusal.notFound();
  db.doctors.update(doctor.id, { parameter_ids: doctor.parameter_ids.filter((one) => one !== id) });
}
