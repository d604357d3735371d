import { useVisitAttendanceConfirm } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { problemText } from '@/shared/api/problem-text';
import { notify } from '@/shared/notify';
import { useVisitChanged } from './use-visit-changed';

/** Answers the clinic's question whether the patient will come. */
export function useConfirmAttendance(visit: Pick<Visit, 'id'>) {
  const visitChanged = useVisitChanged(visit);
  const { mutate, isPending, error } = useVisitAttendanceConfirm();
  return {
    confirm: () =>
      mutate({ id: visit.id }, { onSuccess: () => notify.success('Визит подтверждён'), onError: visitChanged }),
    busy: isPending && 'Подтверждаем',
    failure: error ? problemText(error) : undefined,
  };
}
