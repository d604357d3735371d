import { useState } from 'react';
import { useDoctorClinicBindingDecline } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import type { ClinicBinding } from '#generated/models/clinic-binding.ts';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { typeset } from '@/shared/format/typography';
import { toldWhenDone } from '@/shared/told-when-done';
import { FieldError } from '@/shared/ui/fields/field';
import { TextareaField } from '@/shared/ui/fields/text-field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

const LONGEST_REASON = 500;

/** Declines an invitation; the clinic reads why, if the doctor likes to say. */
export function DeclineDialog({ binding, onClose }: { binding: ClinicBinding; onClose: () => void }) {
  const decline = useDoctorClinicBindingDecline(toldWhenDone('Клиника узнает о\u00A0вашем отказе'));
  const [reason, setReason] = useState('');
  const refused = isProblem(decline.error, 422) ? decline.error.errors['reason']?.[0] : undefined;

  const confirm = () => {
    if (reason.length > LONGEST_REASON) return;
    decline.mutate(
      { id: binding.id, data: { reason: reason.trim() === '' ? null : reason.trim() } },
      {
        onSuccess: onClose,
      },
    );
  };

  return (
    <ConfirmDialog
      title="Отказаться от&nbsp;приглашения?"
      safe="Вернуться"
      action="Отказаться"
      busy={decline.isPending && 'Отправляем'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="text-ink">{typeset(`${binding.filial.title}, ${binding.filial.address}`)}</p>
      <TextareaField
        className="mt-4 text-ink"
        label="Причина"
        optional
        hint="Её прочитает клиника"
        limit={LONGEST_REASON}
        value={reason}
        error={refused}
        onChange={(event) => setReason(event.target.value)}
      />
      {decline.error && refused === undefined && (
        <div role="alert">
          <FieldError>{problemText(decline.error)}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
