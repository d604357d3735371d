import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { Link } from '@tanstack/react-router';
import type { Visit } from '#generated/models/visit.ts';
import { formatWords } from '@/domain/visit/format-words';
import { forWhom } from '@/domain/visit/visit-phrase';
import { useConfirmAttendance } from '@/features/patient/visit-parts/use-confirm-attendance';
import { dateTime } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { speciality } from './speciality';
import { ToDoRow } from './to-do-row';

/** A visit whose clinic waits for «приду»: answered here, with one tap. */
export function ConfirmToDo({ visit }: { visit: Visit }) {
  const { confirm, busy, failure } = useConfirmAttendance(visit);
  const when = dateTime(visit.starts_at);

  return (
    <ToDoRow
      icon={IconCircleCheck}
      tone="amber"
      title={
        <Link to="/fo/patient/visits/$id" params={{ id: String(visit.id) }} className="hover:text-teal">
          Подтвердите визит
        </Link>
      }
      action={
        <Button size="small" busy={busy} onClick={confirm}>
          {formatWords(visit.format).promiseShort}
          <span className="sr-only">, {when}</span>
        </Button>
      }
    >
      {forWhom(visit.person)}, {speciality(visit)}, {when}
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </ToDoRow>
  );
}
