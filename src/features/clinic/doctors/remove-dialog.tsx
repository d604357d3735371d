import { useClinicDoctorDelete, useClinicDoctorFilialDelete } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import type { ClinicDoctor } from '#generated/models/clinic-doctor.ts';
import { fullName } from '@/shared/format/name';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';
import { useVisitsAhead, VisitsAhead } from './visits-ahead';

interface RemoveDialogProps {
  readonly doctor: ClinicDoctor;
  /** The filial that the doctor is removed from; undefined for the whole clinic. */
  readonly filial: { readonly id: number; readonly title: string } | undefined;
  readonly onClose: () => void;
}

/**
 * Confirms the removal of a doctor from a filial or the clinic. Upcoming visits prevent the
 * removal; the dialog lists them.
 */
export function RemoveDialog({ doctor, filial, onClose }: RemoveDialogProps) {
  const name = fullName(doctor);
  const where = filial === undefined ? 'в\u00A0клинике' : 'в\u00A0этом филиале';
  const isInvited = doctor.state === 'invited';
  const options = {
    done: isInvited ? `Приглашение отозвано: ${name}` : `${name} больше не\u00A0принимает ${where}`,
    onDone: onClose,
  };
  const fromClinic = useWrite(useClinicDoctorDelete(), options);
  const fromFilial = useWrite(useClinicDoctorFilialDelete(), options);
  const place = { doctorId: doctor.id, filialId: filial?.id };
  const ahead = useVisitsAhead(place, doctor.visits_ahead === 0);
  const confirm = (): void => {
    if (filial === undefined) fromClinic.send({ id: doctor.id });
    else fromFilial.send({ id: doctor.id, filial: filial.id });
  };
  const isKept = (ahead.data?.meta.total ?? 0) > 0;
  if (isKept || ahead.isLoading) {
    return (
      <Dialog
        title={isKept ? `${name}: есть записи ${where}` : name}
        onClose={onClose}
        secondary={
          <Button data-autofocus onClick={onClose}>
            Оставить врача
          </Button>
        }
      >
        {ahead.data ? <VisitsAhead {...place} ahead={ahead.data} /> : <RowsSkeleton />}
      </Dialog>
    );
  }
  return (
    <ConfirmAction
      write={filial === undefined ? fromClinic : fromFilial}
      title={
        isInvited ? `Отозвать приглашение: ${name}?` : `Убрать врача из\u00A0${filial?.title ?? 'клиники'}: ${name}?`
      }
      safe={isInvited ? 'Оставить приглашение' : 'Оставить врача'}
      action={isInvited ? 'Отозвать приглашение' : 'Убрать врача'}
      busy="Убираем"
      onConfirm={confirm}
      onClose={onClose}
    >
      {!isInvited && 'Вместе с\u00A0врачом уйдут часы и\u00A0услуги здесь. История визитов останется.'}
    </ConfirmAction>
  );
}
