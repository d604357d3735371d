import { useVisitCancel } from '@generated/api/patient/patient';
import type { Visit } from '@generated/models/visit';
import { useState } from 'react';
import { problemText } from '@/shared/api/problem-text';
import { shortName } from '@/shared/format/name';
import { dateTime } from '@/shared/format/time';
import { notify } from '@/shared/toast/notify';
import { ChoiceGroup } from '@/shared/ui/choice-group';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { FieldError } from '@/shared/ui/field';
import { Radio } from '@/shared/ui/radio';
import { specialisationLine } from './visit-doctor';

const reasons = ['Изменились планы', 'Стало лучше', 'Нашлось другое время или врач', 'Другая причина'] as const;

interface CancelVisitDialogProps {
  visit: Visit;
  onClose: () => void;
}

/** Names the visit, asks why, and leaves it alone unless told otherwise. */
export function CancelVisitDialog({ visit, onClose }: CancelVisitDialogProps) {
  const [reason, setReason] = useState<string>(reasons[0]);
  const cancel = useVisitCancel({ mutation: { meta: { silent: [409, 422] } } });

  const confirm = () => {
    if (cancel.isPending) return;
    cancel.mutate(
      { id: visit.id, data: { reason } },
      {
        onSuccess: () => {
          notify.success('Запись отменена');
          onClose();
        },
      },
    );
  };

  return (
    <ConfirmDialog
      title="Отменить запись?"
      safe="Оставить запись"
      action="Отменить запись"
      busy={cancel.isPending && 'Отменяем'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {shortName(visit.doctor)}, {specialisationLine(visit.doctor).toLowerCase()}
      </p>
      <p>
        {dateTime(visit.starts_at)}, {visit.filial.title}
      </p>
      <div className="mt-4 text-ink">
        <ChoiceGroup legend="Почему отменяете">
          {reasons.map((value) => (
            <Radio key={value} name="reason" checked={reason === value} onChange={() => setReason(value)}>
              {value}
            </Radio>
          ))}
        </ChoiceGroup>
        {cancel.error && <FieldError>{problemText(cancel.error)}</FieldError>}
      </div>
    </ConfirmDialog>
  );
}
