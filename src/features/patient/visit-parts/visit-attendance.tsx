import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useVisitAttendanceConfirm } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { awaitsAttendance } from '@/domain/visit/visit-can';
import { formatWords } from '@/domain/visit/visit-format';
import { problemText } from '@/shared/api/problem-text';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { FieldError } from '@/shared/ui/fields/field';
import { noteOwnAct } from './own-act';
import { useVisitChanged } from './use-visit-changed';

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

/** Answers the clinic's question whether the patient will come. */
export function useConfirmAttendance(visit: Pick<Visit, 'id'>) {
  const visitChanged = useVisitChanged(visit);
  const { mutate, isPending, error } = useVisitAttendanceConfirm({ mutation: { meta: { silent: true } } });
  return {
    confirm: () =>
      mutate(
        { id: visit.id },
        {
          onSuccess: () => {
            noteOwnAct(visit);
            notify.success('Визит подтверждён');
          },
          onError: visitChanged,
        },
      ),
    busy: isPending && 'Подтверждаем',
    failure: error ? problemText(error) : undefined,
  };
}
