import { useDoctorVisitCreate } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorVisitCreateRequest } from '#generated/models/doctor-visit-create-request.ts';
import { dateTime } from '@/shared/format/time';
import { toldWhenDone } from '@/shared/told-when-done';

/** Books for a patient. The same answers again, after a lost connection or by a second tap, book once. */
export function useDeskBooking() {
  const create = useDoctorVisitCreate(
    toldWhenDone(({ data }) => `Записали: ${data.person.full_name}, ${dateTime(data.starts_at)}`),
  );
  const { mutate, ...state } = create;
  const book = (data: DoctorVisitCreateRequest, onBooked: () => void) => {
    mutate({ data }, { onSuccess: onBooked });
  };
  return { ...state, book };
}
