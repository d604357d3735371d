import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { formatWords } from '@/domain/visit/format-words';
import { awaitsAttendance } from '@/domain/visit/visit-can';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { useConfirmAttendance } from './use-confirm-attendance';

interface VisitAttendanceProps {
  visit: Visit;
  className?: string;
}

/** The clinic's question whether the person will come: a mark on the visit, not a state. */
export function VisitAttendance({ visit, className }: VisitAttendanceProps) {
  const { confirm, busy, failure } = useConfirmAttendance(visit);
  if (!awaitsAttendance(visit)) return null;
  return (
    <Note tone="amber" glyph={IconClock} {...(className !== undefined && { className })}>
      <p>
        <strong>Подтвердите визит.</strong> Клиника ждёт вашего ответа, чтобы держать время.
      </p>
      <Button variant="primary" className="mt-3" busy={busy} onClick={confirm}>
        {formatWords(visit.format).promise}
      </Button>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </Note>
  );
}
