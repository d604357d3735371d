import { useVisitAttendanceConfirm } from '@generated/api/patient/patient';
import type { Visit } from '@generated/models/visit';
import { awaitsAttendance, canChange, hasEnded } from '@/domain/visit/visit-can';
import { notify } from '@/shared/toast/notify';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/button-link';

/** The one thing that a visit asks for now: an answer, a move, or another visit to the same doctor. */
export function VisitRowAction({ visit }: { visit: Visit }) {
  const confirm = useVisitAttendanceConfirm();

  if (awaitsAttendance(visit)) {
    return (
      <Button
        size="small"
        variant="primary"
        busy={confirm.isPending && 'Подтверждаем'}
        onClick={() => confirm.mutate({ id: visit.id }, { onSuccess: () => notify.success('Визит подтверждён') })}
      >
        Подтвердить
      </Button>
    );
  }
  if (canChange(visit)) {
    return (
      <ButtonLink size="small" to="/fo/patient/visits/$id/reschedule" params={{ id: String(visit.id) }}>
        Перенести
      </ButtonLink>
    );
  }
  if (hasEnded(visit)) {
    return (
      <ButtonLink size="small" to="/doctor/$slug" params={{ slug: visit.doctor.slug }}>
        Записаться снова
      </ButtonLink>
    );
  }
  return null;
}
