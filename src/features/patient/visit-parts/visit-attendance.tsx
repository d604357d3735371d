import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useVisitAttendanceConfirm } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { awaitsAttendance } from '@/domain/visit/visit-can';
import { formatWords } from '@/domain/visit/visit-format';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { noteOwnAct } from './own-act';
import { useVisitChanged } from './use-visit-changed';

interface VisitAttendanceProps {
  visit: Visit;
  className?: string;
}

/** The clinic's question whether the patient will come, and a button to confirm it. */
export function VisitAttendance({ visit, className }: VisitAttendanceProps) {
  const confirm = useConfirmAttendance(visit);
  if (!awaitsAttendance(visit)) return null;
  return (
    <Callout tone="amber" icon={IconClock} {...(className !== undefined && { className })}>
      <p>
        <strong>Подтвердите визит.</strong> Клиника ждёт вашего ответа, чтобы держать время.
      </p>
      <Button variant="primary" className="mt-3" busy={confirm.isSending && 'Подтверждаем'} onClick={confirm.send}>
        {formatWords(visit.format).promise}
      </Button>
      <WriteError of={confirm} />
    </Callout>
  );
}

export function useConfirmAttendance(visit: Pick<Visit, 'id'>) {
  const { send, ...confirm } = useWrite(useVisitAttendanceConfirm(), {
    done: 'Визит подтверждён',
    onDone: () => noteOwnAct(visit),
    onFailed: useVisitChanged(visit),
  });
  return { ...confirm, send: () => send({ id: visit.id }) };
}
