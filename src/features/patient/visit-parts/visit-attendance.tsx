import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { awaitsAttendance } from '@/domain/visit/visit-can';
import { formatWords } from '@/domain/visit/visit-format';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { FieldError } from '@/shared/ui/fields/field';
import { useConfirmAttendance } from './use-confirm-attendance';

interface VisitAttendanceProps {
  visit: Visit;
  className?: string;
}

/** The clinic's question whether the patient will come. */
export function VisitAttendance({ visit, className }: VisitAttendanceProps) {
  const { confirm, busy, failure } = useConfirmAttendance(visit);
  if (!awaitsAttendance(visit)) return null;
  return (
    <Callout tone="amber" icon={IconClock} {...(className !== undefined && { className })}>
      <p>
        <strong>Подтвердите визит.</strong> Клиника ждёт вашего ответа, чтобы держать время.
      </p>
      <Button variant="primary" className="mt-3" busy={busy} onClick={confirm}>
        {formatWords(visit.format).promise}
      </Button>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </Callout>
  );
}
