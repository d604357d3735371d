import { type SubmitEvent, useId, useState } from 'react';
import { useClinicVisitRestore, useClinicVisitStateUpdate } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { isProblem } from '@/shared/api/problem';
import { refusalText } from '@/shared/api/problem-text';
import { surnameInitial } from '@/shared/format/name';
import { dateTime } from '@/shared/format/time';
import { notify } from '@/shared/notify';
import { toldWhenDone } from '@/shared/told-when-done';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { ReasonField } from './reason-field';

/** A refusal or a cancellation: the patient reads the reason. */
export function CancelVisitForm({
  visit,
  onBack,
  onDone,
}: {
  visit: ClinicVisit;
  onBack: () => void;
  onDone: () => void;
}) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const isRefusal = visit.status === 'pending';
  const restore = useRestore();
  const update = useClinicVisitStateUpdate(
    toldWhenDone(isRefusal ? 'Пациенту отказано, он прочтёт причину' : 'Запись отменена, пациент прочтёт причину', {
      undo: () => restore(visit),
    }),
  );
  const refused = isProblem(update.error, 422) ? update.error.errors['reason']?.[0] : undefined;

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    if (reason.trim() === '') return setMissing(true);
    update.mutate(
      { id: visit.id, data: { status: 'cancelled_by_clinic', reason: reason.trim() } },
      {
        onSuccess: onDone,
      },
    );
  };
  const formId = useId();
  const wrong = missing ? 'Напишите причину: её прочтёт пациент' : refused;

  return (
    <form id={formId} noValidate onSubmit={send} className="mt-5 flex flex-col gap-3 text-ink">
      <ReasonField
        value={reason}
        error={wrong}
        onChange={(text) => {
          setReason(text);
          setMissing(false);
        }}
      />
      {update.error && wrong === undefined && (
        <div role="alert">
          <FieldError>{refusalText(update.error)}</FieldError>
        </div>
      )}
      <DialogButtons
        secondary={<Button onClick={onBack}>Оставить запись</Button>}
        primary={
          <Button form={formId} type="submit" variant="danger" busy={update.isPending && 'Отменяем'}>
            {isRefusal ? 'Отказать' : 'Отменить запись'}
          </Button>
        }
      />
    </form>
  );
}

/** The same, opened from a list. */
export function CancelVisitDialog({ visit, onClose }: { visit: ClinicVisit; onClose: () => void }) {
  return (
    <Dialog title={visit.status === 'pending' ? 'Отказать в\u00A0записи?' : 'Отменить запись?'} onClose={onClose}>
      <p>
        {visit.person.full_name}, {dateTime(visit.starts_at)}
      </p>
      <CancelVisitForm visit={visit} onBack={onClose} onDone={onClose} />
    </Dialog>
  );
}

/** «Вернуть» in the toast: the time is asked for again, and may have been given away by then. */
function useRestore(): (visit: ClinicVisit) => void {
  const { mutate } = useClinicVisitRestore({
    mutation: {
      onSuccess: ({ data }) => notify.success(`${surnameInitial(data.person.full_name)} – запись снова в\u00A0силе`),
    },
  });
  return ({ id }) => mutate({ id });
}
