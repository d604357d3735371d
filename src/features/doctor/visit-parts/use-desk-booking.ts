import { useDoctorVisitCreate } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorVisitCreateRequest } from '#generated/models/doctor-visit-create-request.ts';
import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import { useAttemptKey } from '@/shared/api/use-attempt-key';

/** Books for a patient. The same answers again, after a lost connection or by a second tap, book once. */
export function useDeskBooking() {
  const create = useDoctorVisitCreate({ mutation: { meta: { silent: true } } });
  const attempt = useAttemptKey();
  const { mutate, ...state } = create;
  const book = (data: DoctorVisitCreateRequest, onSuccess: (visit: DoctorVisit) => void) => {
    mutate(
      { data, headers: { 'Idempotency-Key': attempt.of(data) } },
      { onSuccess: (answer) => onSuccess(answer.data) },
    );
  };
  return { ...state, book };
}
