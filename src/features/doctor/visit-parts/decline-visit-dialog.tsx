import { useState } from 'react';
import { useDoctorVisitStateUpdate } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { dateTime } from '@/shared/format/time';
import { chipClass } from '@/shared/ui/chip';
import { FieldError } from '@/shared/ui/fields/field';
import { TextareaField } from '@/shared/ui/fields/text-field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { useSayAnswered } from './use-say-answered';

interface DeclineVisitDialogProps {
  readonly visit: DoctorVisit;
  readonly onClose: () => void;
}

/** The contract's limit of a reason. */
const LONGEST = 300;

/** What is said most often, in one tap. */
const REASONS = ['Врач заболел', 'В это время приёма нет', 'Нужен другой специалист'];

/** Refuses a request, or calls a confirmed visit off. The patient reads the reason. */
export function DeclineVisitDialog({ visit, onClose }: DeclineVisitDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const sayAnswered = useSayAnswered(visit);
  const isRequest = visit.status === 'pending';
  const { mutate, isPending, error } = useDoctorVisitStateUpdate({
    mutation: {
      meta: { silent: true },
      onSuccess: () => sayAnswered(isRequest ? 'отказ отправлен' : 'визит отменён'),
    },
  });
  const refused = isProblem(error, 422) ? error.errors['reason']?.[0] : undefined;

  const decline = () => {
    const text = reason.trim();
    if (text === '') return setMissing(true);
    if (reason.length > LONGEST) return undefined;
    return mutate(
      { id: visit.id, data: { status: 'cancelled_by_clinic', reason: text } },
      {
        onSuccess: onClose,
      },
    );
  };

  return (
    <ConfirmDialog
      title={isRequest ? 'Отказать в\u00A0записи?' : 'Отменить визит?'}
      safe="Вернуться"
      action={isRequest ? 'Отказать' : 'Отменить визит'}
      busy={isPending && (isRequest ? 'Отказываем' : 'Отменяем')}
      onConfirm={decline}
      onClose={onClose}
    >
      <p>
        {visit.person.full_name}, {dateTime(visit.starts_at)}
      </p>
      <div role="group" aria-label="Частые причины" className="mt-4 flex flex-wrap gap-2">
        {REASONS.map((text) => (
          <button
            key={text}
            type="button"
            aria-pressed={reason === text}
            onClick={() => setReason(text)}
            className={chipClass(reason === text ? 'on' : 'toggle')}
          >
            {text}
          </button>
        ))}
      </div>
      <TextareaField
        className="mt-4 text-ink"
        label="Причина"
        hint="Её увидит пациент"
        rows={2}
        limit={LONGEST}
        value={reason}
        error={refused ?? (missing && reason.trim() === '' ? 'Обязательно для заполнения' : undefined)}
        onChange={(event) => setReason(event.target.value)}
      />
      {error && refused === undefined && <FieldError>{problemText(error)}</FieldError>}
    </ConfirmDialog>
  );
}
