import type { ClinicProfileRequest } from '#generated/models/clinic-profile-request.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Clinic } from '../../db/types/place.ts';
import { licenceAfter } from '../licence.ts';
import { Refusal } from '../refusal.ts';

/**
 * Saves a clinic's profile. Changed booking settings apply at once, to booked visits too (contract:
 * rules of booking, 6).
 *
 * @throws Refusal 422 at `clinic_type_id`, `parameter_ids`, `work_start_year` or
 * `licence.issued_on`
 */
export function changeClinic(db: Db, clinic: Clinic, request: ClinicProfileRequest, now: number): Clinic {
  const { clinic_type_id: type_id, short_title, description, ...rest } = request;
  if (db.clinic_types.get(type_id) === undefined) {
    throw Refusal.invalid({ clinic_type_id: ['Выберите тип из списка'] });
  }
  if (request.parameter_ids.some((id) => db.clinic_parameters.get(id) === undefined)) {
    throw Refusal.invalid({ parameter_ids: ['Выберите параметры из списка'] });
  }
  if (request.work_start_year > Number(textOfEpoch(now).slice(0, 4))) {
    throw Refusal.invalid({ work_start_year: ['Год не может быть в будущем'] });
  }
  return db.clinics.update(clinic.id, {
    ...rest,
    type_id,
    ...licenceAfter(clinic, request.licence, now),
    short_title: short_title ?? request.title,
    description: description?.trim() ?? '',
  });
}
