import type { DoctorServiceLinkRequest } from '#generated/models/doctor-service-link-request.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor, DoctorServiceLink } from '../../db/types/doctor.ts';
import type { ServiceRow } from '../../db/types/reference.ts';
import { Refusal } from '../refusal.ts';

/** @throws Refusal 409 when the doctor has it already, 422 when there is no such specialisation; both at `specialisation_id` */
export function addSpecialisation(db: Db, doctor: Doctor, id: number): void {
  if (db.specialisations.get(id) === undefined) {
    throw Refusal.invalid({ specialisation_id: ['Такой специализации нет'] });
  }
  if (doctor.specialisation_ids.includes(id)) {
    throw Refusal.conflict('already_exists', 'specialisation_id', 'Эта специализация уже добавлена');
  }
  db.doctors.update(doctor.id, { specialisation_ids: [...doctor.specialisation_ids, id] });
}

/** @throws Refusal 404, 409 for the last one: nobody would find the doctor without it */
export function removeSpecialisation(db: Db, doctor: Doctor, id: number): void {
  if (!doctor.specialisation_ids.includes(id)) throw Refusal.notFound();
  if (doctor.specialisation_ids.length === 1) {
    throw Refusal.conflict('last_one', 'specialisation_id', 'Нужна хотя бы одна специализация');
  }
  db.doctors.update(doctor.id, { specialisation_ids: doctor.specialisation_ids.filter((one) => one !== id) });
}

/** @throws Refusal 409 when the doctor has it already, 422 when there is no such property; both at `parameter_id` */
export function addParameter(db: Db, doctor: Doctor, id: number): void {
  if (db.doctor_parameters.get(id) === undefined) throw Refusal.invalid({ parameter_id: ['Такого параметра нет'] });
  if (doctor.parameter_ids.includes(id)) {
    throw Refusal.conflict('already_exists', 'parameter_id', 'Этот параметр уже добавлен');
  }
  db.doctors.update(doctor.id, { parameter_ids: [...doctor.parameter_ids, id] });
}

/** @throws Refusal 404 */
export function removeParameter(db: Db, doctor: Doctor, id: number): void {
  if (!doctor.parameter_ids.includes(id)) throw Refusal.notFound();
  db.doctors.update(doctor.id, { parameter_ids: doctor.parameter_ids.filter((one) => one !== id) });
}

/** Services that a doctor may give: those of their specialisations. */
export function servicesToGive(db: Db, doctor: Doctor): ServiceRow[] {
  return [...db.services.all()].filter(({ specialisation_ids }) =>
    specialisation_ids.some((id) => doctor.specialisation_ids.includes(id)),
  );
}

/** @throws Refusal 422 at an unknown service or a filial that isn't the doctor's, 409 at `service_id` for a second time */
export function addService(db: Db, doctor: Doctor, request: DoctorServiceLinkRequest): DoctorServiceLink {
  const { service_id, filial_id, price, duration_minutes } = request;
  const isOffered = servicesToGive(db, doctor).some(({ id }) => id === service_id);
  if (!isOffered) throw Refusal.invalid({ service_id: ['Выберите услугу своей специализации'] });
  if (!doctor.filial_ids.includes(filial_id)) throw Refusal.invalid({ filial_id: ['Вы не принимаете в этом филиале'] });
  const links = db.doctor_services.find('doctor', doctor.id);
  if (links.some((link) => link.service_id === service_id && link.filial_id === filial_id)) {
    throw Refusal.conflict('already_exists', 'service_id', 'Эта услуга в этом филиале уже есть');
  }
  return db.doctor_services.insert({
    id: db.doctor_services.nextId(),
    doctor_id: doctor.id,
    filial_id,
    service_id,
    price,
    duration_minutes,
    is_visible: true,
  });
}

/** @throws Refusal 404 for an unknown link and for another doctor's */
export function ownService(db: Db, doctor: Doctor, id: number): DoctorServiceLink {
  const link = db.doctor_services.get(id);
  if (link === undefined || link.doctor_id !== doctor.id) throw Refusal.notFound();
  return link;
}
