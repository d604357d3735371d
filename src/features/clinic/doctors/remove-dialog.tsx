import { useClinicDoctorDelete, useClinicDoctorFilialDelete } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import type { ClinicDoctor } from '#generated/models/clinic-doctor.ts';
import { problemText } from '@/shared/api/problem-text';
import { fullName } from '@/shared/format/name';
import { notify } from '@/shared/notify';
import { FieldError } from '@/shared/ui/fields/field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

const silent = { mutation: { meta: { silent: true } } } as const;

interface RemoveDialogProps {
  readonly doctor: ClinicDoctor;
  /** Only from this filial; from the whole clinic without it. */
  readonly filial: { readonly id: number; readonly title: string } | undefined;
  readonly onClose: () => void;
}

/** Asks before a doctor leaves a filial or the clinic; booked visits stand in the way, and are named. */
export function RemoveDialog({ doctor, filial, onClose }: RemoveDialogProps) {
  const fromClinic = useClinicDoctorDelete(silent);
  const fromFilial = useClinicDoctorFilialDelete(silent);
  const { isPending, error } = filial === undefined ? fromClinic : fromFilial;
  const name = fullName(doctor);
  const done = {
    onSuccess: () => {
      notify.success(`${name}: убран из\u00A0${filial === undefined ? 'клиники' : 'филиала'}`);
      onClose();
    },
  };
  const confirm = (): void => {
    if (filial === undefined) fromClinic.mutate({ id: doctor.id }, done);
    else fromFilial.mutate({ id: doctor.id, filial: filial.id }, done);
  };
  const isInvited = doctor.state === 'invited';
  return (
    <ConfirmDialog
      title={isInvited ? `Отозвать приглашение: ${name}?` : `Убрать ${name} из\u00A0${filial?.title ?? 'клиники'}?`}
      safe={isInvited ? 'Оставить приглашение' : 'Оставить врача'}
      action={isInvited ? 'Отозвать приглашение' : 'Убрать врача'}
      busy={isPending && 'Убираем'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!isInvited && 'Вместе с\u00A0ним уйдут его часы и\u00A0услуги здесь. История визитов останется.'}
      {error && (
        <div role="alert">
          <FieldError>{problemText(error)}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
