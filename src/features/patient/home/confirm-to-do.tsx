import { useVisitAttendanceConfirm } from '@generated/api/patient/patient';
import type { Visit } from '@generated/models/visit';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { Link } from '@tanstack/react-router';
import { forWhom } from '@/domain/visit/visit-phrase';
import { problemText } from '@/shared/api/problem-text';
import { dateTime } from '@/shared/format/time';
import { notify } from '@/shared/toast/notify';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/field';
import { speciality } from './speciality';
import { ToDoRow } from './to-do-row';

/** A visit whose clinic waits for «приду»: answered here, with one tap. */
export function ConfirmToDo({ visit }: { visit: Visit }) {
  const confirm = useVisitAttendanceConfirm();
  const when = dateTime(visit.starts_at);

  return (
    <ToDoRow
      glyph={IconCircleCheck}
      tone="amber"
      title={
        <Link to="/fo/patient/visits/$id" params={{ id: String(visit.id) }} className="hover:text-teal">
          Подтвердите визит
        </Link>
      }
      action={
        <Button
          size="small"
          busy={confirm.isPending && 'Подтверждаем'}
          onClick={() => confirm.mutate({ id: visit.id }, { onSuccess: () => notify.success('Визит подтверждён') })}
        >
          Приду<span className="sr-only">, {when}</span>
        </Button>
      }
    >
      {forWhom(visit.person)}, {speciality(visit)}, {when}
      {confirm.error && <FieldError>{problemText(confirm.error)}</FieldError>}
    </ToDoRow>
  );
}
