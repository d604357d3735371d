import { useVisitAttendanceConfirm } from '@generated/api/patient/patient';
import type { Visit } from '@generated/models/visit';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { awaitsAttendance } from '@/domain/visit/visit-can';
import { problemText } from '@/shared/api/problem-text';
import { notify } from '@/shared/toast/notify';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';

interface VisitAttendanceProps {
  visit: Visit;
  className?: string;
}

/** The clinic's question whether the person will come: a mark on the visit, not a state. */
export function VisitAttendance({ visit, className }: VisitAttendanceProps) {
  const confirm = useVisitAttendanceConfirm();
  if (!awaitsAttendance(visit)) return null;
  return (
    <Note tone="amber" glyph={IconClock} {...(className !== undefined && { className })}>
      <p>
        <strong>Подтвердите визит.</strong> Клиника ждёт вашего ответа, чтобы держать время.
      </p>
      <Button
        variant="primary"
        className="mt-3"
        busy={confirm.isPending && 'Подтверждаем'}
        onClick={() => confirm.mutate({ id: visit.id }, { onSuccess: () => notify.success('Визит подтверждён') })}
      >
        Я приду
      </Button>
      {confirm.error && <FieldError>{problemText(confirm.error)}</FieldError>}
    </Note>
  );
}
