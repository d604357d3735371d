import { useState } from 'react';
import { useDoctorVisitStateUpdate } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import { visitLabel } from '@/domain/visit/visit-badge';
import { canMarkArrival, hasEnded } from '@/domain/visit/visit-can';
import { problemText } from '@/shared/api/problem-text';
import { dateTime } from '@/shared/format/time';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { TextareaField } from '@/shared/ui/fields/text-field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { VisitMarks } from './visit-marks';

interface VisitStateControlProps {
  visit: DoctorVisit;
  /** Now. */
  at: number;
}

/** A request can be answered at once; from its time on, a visit can be marked. */
export function VisitStateControl({ visit, at }: VisitStateControlProps) {
  if (visit.status === 'pending') return <PendingVisit visit={visit} />;
  const canMark = hasEnded(visit) ? visit.undo_to !== null : canMarkArrival(visit, at);
  if (canMark) return <VisitMarks visit={visit} at={at} />;
  const { text, tone, icon } = visitLabel(visit.status);
  return (
    <Badge tone={visit.status === 'completed' ? 'green' : tone} icon={icon}>
      {visit.status === 'cancelled_by_patient' ? 'Отменён пациентом' : text}
    </Badge>
  );
}

function PendingVisit({ visit }: { visit: DoctorVisit }) {
  const [declining, setDeclining] = useState(false);
  const { mutate, isPending, error } = useDoctorVisitStateUpdate();
  const who = `${visit.person.full_name}: `;
  return (
    <div className="phone:w-full">
      <div className="flex gap-2 phone:grid phone:grid-cols-2">
        <Button variant="quiet" size="small" aria-label={`${who}отказать`} onClick={() => setDeclining(true)}>
          Отказать
        </Button>
        <Button
          variant="primary"
          size="small"
          aria-label={`${who}подтвердить запись`}
          busy={isPending && 'Подтверждаем'}
          onClick={() => mutate({ id: visit.id, data: { status: 'confirmed' } })}
        >
          Подтвердить
        </Button>
      </div>
      {error && <FieldError>{problemText(error)}</FieldError>}
      {declining && <DeclineVisitDialog visit={visit} onClose={() => setDeclining(false)} />}
    </div>
  );
}

interface DeclineVisitDialogProps {
  visit: DoctorVisit;
  onClose: () => void;
}

/** The patient sees the reason. */
function DeclineVisitDialog({ visit, onClose }: DeclineVisitDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useDoctorVisitStateUpdate();

  const decline = () => {
    const text = reason.trim();
    if (text === '') return setMissing(true);
    return mutate({ id: visit.id, data: { status: 'cancelled_by_clinic', reason: text } }, { onSuccess: onClose });
  };

  return (
    <ConfirmDialog
      title="Отказать в&nbsp;записи?"
      safe="Вернуться"
      action="Отказать"
      busy={isPending && 'Отказываем'}
      onConfirm={decline}
      onClose={onClose}
    >
      <p>
        {visit.person.full_name}, {dateTime(visit.starts_at)}
      </p>
      <TextareaField
        className="mt-4 text-ink"
        label="Причина"
        hint="Её увидит пациент"
        rows={2}
        maxLength={300}
        value={reason}
        error={missing && reason.trim() === '' ? 'Обязательно для заполнения' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {error && <FieldError>{problemText(error)}</FieldError>}
    </ConfirmDialog>
  );
}
