import { useRef } from 'react';
import { useDoctorVisitCreate } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorVisitCreateRequest } from '#generated/models/doctor-visit-create-request.ts';
import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import { newKey } from '@/shared/api/new-key';

/** Books for a patient. The same answers again, after a lost connection or by a second tap, book once. */
export function useDeskBooking() {
  const create = useDoctorVisitCreate({ mutation: { meta: { silent: true } } });
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined);
  const { mutate, ...state } = create;
  const book = (data: DoctorVisitCreateRequest, onSuccess: (visit: DoctorVisit) => void) => {
    const text = JSON.stringify(data);
    if (last.current?.text !== text) last.current = { text, key: newKey() };
    mutate(
      { data, headers: { 'Idempotency-Key': last.current.key } },
      { onSuccess: (answer) => onSuccess(answer.data) },
    );
  };
  return { ...state, book };
}
