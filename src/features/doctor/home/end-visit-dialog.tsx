import { useDoctorVisitStateUpdate } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import { problemText } from '@/shared/api/problem-text';
import { dateTime } from '@/shared/format/time';
import { FieldError } from '@/shared/ui/fields/field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

const words = {
  completed: { title: 'Приём завершён?', action: 'Завершить', busy: 'Завершаем' },
  no_show: { title: 'Пациент не\u00A0пришёл?', action: 'Отметить неявку', busy: 'Отмечаем' },
} as const;

interface EndVisitDialogProps {
  visit: DoctorVisit;
  status: keyof typeof words;
  onClose: () => void;
}

/** Asks before a mark that stays: the visit's day is over. */
export function EndVisitDialog({ visit, status, onClose }: EndVisitDialogProps) {
  const { mutate, isPending, error } = useDoctorVisitStateUpdate();
  const { title, action, busy } = words[status];
  return (
    <ConfirmDialog
      title={title}
      safe="Вернуться"
      action={action}
      busy={isPending && busy}
      danger={status === 'no_show'}
      onConfirm={() => mutate({ id: visit.id, data: { status } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {visit.person.full_name}, {dateTime(visit.starts_at)}
      </p>
      <p>День визита прошёл: снять отметку потом нельзя.</p>
      {error && <FieldError>{problemText(error)}</FieldError>}
    </ConfirmDialog>
  );
}
