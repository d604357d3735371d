import type { Db } from '../db/db.ts';
import type { Doctor, DoctorServiceLink } from '../db/types/doctor.ts';
import { isPublicFilial } from './identity.ts';
import { Refusal } from './refusal.ts';

/**
 * Finds a doctor's service in a filial, with its price and duration.
 *
 * @throws Refusal 422 at `filial_id` or `service_id` if it is not offered
 */
export function offeredService(db: Db, doctor: Doctor, filialId: number, serviceId: number): DoctorServiceLink {
  if (!doctor.filial_ids.includes(filialId) || doctor.is_pending === true || !isPublicFilial(db, filialId)) {
    throw Refusal.invalid({ filial_id: ['Врач не принимает в этом филиале'] });
  }
  const link = db.doctor_services
    .find('doctor', doctor.id)
    .find((one) => one.filial_id === filialId && one.service_id === serviceId && one.is_visible);
  if (link === undefined) throw Refusal.invalid({ service_id: ['Врач не оказывает эту услугу в этом филиале'] });
  return link;
}
