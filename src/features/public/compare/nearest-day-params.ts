import type { DoctorNearest } from '#generated/models/doctor-nearest.ts';
import type { DoctorOffer } from '#generated/models/doctor-offer.ts';
import type { DoctorSlotsParams } from '#generated/models/doctor-slots-params.ts';
import { dayOf } from '@/shared/format/date';

/** The one day on which the nearest time is. */
export function nearestDayParams({
  offer,
  nearest,
}: {
  offer: DoctorOffer;
  nearest: DoctorNearest;
}): DoctorSlotsParams {
  const date = dayOf(nearest.starts_at);
  return { filial_id: nearest.filial.id, service_id: offer.service_id, date_from: date, date_to: date };
}
