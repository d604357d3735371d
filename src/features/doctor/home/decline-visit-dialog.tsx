import { useState } from 'react';
import { useDoctorVisitStateUpdate } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import { problemText } from '@/shared/api/problem-text';
import { dateTime } from '@/shared/format/time';
import { FieldError } from '@/shared/ui/fields/field';
import { TextareaField } from '@/shared/ui/fields/text-field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

interface DeclineVisitDialogProps {
  visit: DoctorVisit;
  onClose: () => void;
}

/** A refusal owes the patient a reason. */
export function DeclineVisitDialog({ visit, onClose }: DeclineVisitDialogProps) {
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
