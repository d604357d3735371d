import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useClinicDoctorFilialAdd, useClinicDoctorFilialDelete } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import type { ClinicDoctor } from '#generated/models/clinic-doctor.ts';
import { isProblem } from '@/shared/api/problem';
import { ChecksField } from '@/shared/form/checks-field';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { fullName } from '@/shared/format/name';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { useVisitsAhead, VisitsAhead } from './visits-ahead';

const NONE = 'Оставьте хотя бы один филиал или уберите врача из\u00A0клиники';
const schema = v.object({ filial_ids: v.pipe(v.array(v.number()), v.minLength(1, NONE)) });

interface FilialsDialogProps {
  readonly doctor: ClinicDoctor;
  readonly titles: ReadonlyMap<number, string>;
  readonly onClose: () => void;
}

/**
 * Sets the filials where a doctor works. The doctor can't be removed from a filial with upcoming
 * visits.
 */
export function FilialsDialog({ doctor, titles, onClose }: FilialsDialogProps) {
  const before = doctor.bindings.filter(({ state }) => state === 'active').map(({ filial_id }) => filial_id);
  /**
   * Filial of the newest request if the user sends several. Only the success of this request closes
   * the dialog.
   */
  const last = useRef<number>(undefined);
  /** Filial from which the doctor can't be removed because of upcoming visits (409). */
  const [held, setHeld] = useState<number>();
  const options = {
    done: (_: unknown, { filial }: { filial: number }) =>
      filial === last.current ? 'Филиалы врача сохранены' : undefined,
    onDone: (_: unknown, { filial }: { filial: number }) => filial === last.current && onClose(),
  };
  const add = useWrite(useClinicDoctorFilialAdd(), options);
  const remove = useWrite(useClinicDoctorFilialDelete(), {
    ...options,
    onFailed: (problem, { filial }) => isProblem(problem, 409) && setHeld(filial),
  });
  const { form, frame } = useSchemaForm({
    schema,
    defaultValues: { filial_ids: before },
    submit: async ({ filial_ids: chosen }) => {
      const added = chosen.filter((id) => !before.includes(id));
      const left = before.filter((id) => !chosen.includes(id));
      setHeld(undefined);
      last.current = [...added, ...left].at(-1);
      if (last.current === undefined) return onClose();
      for (const filial of added) await add.ask({ id: doctor.id, filial });
      for (const filial of left) await remove.ask({ id: doctor.id, filial });
    },
  });
  const place = { doctorId: doctor.id, filialId: held };
  const { data: ahead } = useVisitsAhead(place, held === undefined);
  return (
    <DialogForm
      size="normal"
      title={`Филиалы: ${fullName(doctor)}`}
      frame={frame}
      action="Сохранить"
      busy="Сохраняем"
      cancel="Не&nbsp;менять"
      failure={held === undefined ? 'Не\u00A0получилось сохранить' : (titles.get(held) ?? 'Филиал')}
      onClose={onClose}
    >
      <form.AppField name="filial_ids">
        {() => <ChecksField label="Где принимает" options={[...titles].map(([id, title]) => ({ id, title }))} />}
      </form.AppField>
      <p className="text-small text-ink-2">
        Часы и&nbsp;услуги в&nbsp;новом филиале врач укажет в&nbsp;своём кабинете.
      </p>
      {held !== undefined && ahead !== undefined && ahead.meta.total > 0 && <VisitsAhead {...place} ahead={ahead} />}
    </DialogForm>
  );
}
