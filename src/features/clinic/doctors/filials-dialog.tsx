import { useState } from 'react';
import { useClinicDoctorFilialAdd, useClinicDoctorFilialDelete } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import type { ClinicDoctor } from '#generated/models/clinic-doctor.ts';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { fullName } from '@/shared/format/name';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { FieldError } from '@/shared/ui/fields/field';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useWhileOpen } from '@/shared/use-while-open';
import { useVisitsAhead, VisitsAhead } from './visits-ahead';

const silent = { mutation: { meta: { silent: true } } } as const;

interface FilialsDialogProps {
  readonly doctor: ClinicDoctor;
  readonly titles: ReadonlyMap<number, string>;
  readonly onClose: () => void;
}

/** In which filials a doctor of the clinic receives. Who has booked visits in one stays there until they are dealt with. */
export function FilialsDialog({ doctor, titles, onClose }: FilialsDialogProps) {
  const before = doctor.bindings.filter(({ state }) => state === 'active').map(({ filial_id }) => filial_id);
  const [chosen, setChosen] = useState<readonly number[]>(before);
  const add = useClinicDoctorFilialAdd(silent);
  const closeIfOpen = useWhileOpen(onClose);
  const remove = useClinicDoctorFilialDelete(silent);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The filial that the doctor could not leave. */
  const [held, setHeld] = useState<number>();
  const place = { doctorId: doctor.id, filialId: held };
  const { data: ahead } = useVisitsAhead(place, held === undefined);
  const save = async (): Promise<void> => {
    if (chosen.length === 0) return setFailure('Оставьте хотя бы один филиал или уберите врача из\u00A0клиники');
    setBusy(true);
    setFailure(undefined);
    setHeld(undefined);
    try {
      for (const filial of chosen.filter((id) => !before.includes(id))) {
        await add.mutateAsync({ id: doctor.id, filial });
      }
      for (const filial of before.filter((id) => !chosen.includes(id))) {
        await remove.mutateAsync({ id: doctor.id, filial }).catch((error: unknown) => {
          if (isProblem(error, 409)) setHeld(filial);
          throw error;
        });
      }
      notify.success('Филиалы врача сохранены');
      closeIfOpen();
    } catch (error) {
      setFailure(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={`Филиалы: ${fullName(doctor)}`}
      onClose={onClose}
      secondary={<Button onClick={onClose}>Не&nbsp;менять</Button>}
      primary={
        <Button variant="primary" busy={busy && 'Сохраняем'} onClick={() => void save()}>
          Сохранить
        </Button>
      }
    >
      {[...titles].map(([id, title]) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            setChosen((ids) => (target.checked ? [...ids, id] : ids.filter((one) => one !== id)))
          }
        >
          <span className="wrap-anywhere text-ink">{title}</span>
        </Checkbox>
      ))}
      <p className="mt-2 text-small">Часы и&nbsp;услуги в&nbsp;новом филиале врач укажет в&nbsp;своём кабинете.</p>
      {failure !== undefined && (
        <div role="alert">
          <FieldError>
            {held !== undefined && `${titles.get(held) ?? 'Филиал'}: `}
            {failure}
          </FieldError>
        </div>
      )}
      {held !== undefined && ahead !== undefined && ahead.meta.total > 0 && (
        <div className="mt-3">
          <VisitsAhead {...place} ahead={ahead} />
        </div>
      )}
    </Dialog>
  );
}
