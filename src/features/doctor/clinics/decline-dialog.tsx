import * as v from 'valibot';
import { useDoctorClinicBindingDecline } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import type { ClinicBinding } from '#generated/models/clinic-binding.ts';
import { optionalText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { typeset } from '@/shared/format/typography';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';

const LONGEST_REASON = 500;
export const declineSchema = v.object({ reason: optionalText(LONGEST_REASON) });

/** Declines an invitation; the clinic reads why, if the doctor likes to say. */
export function DeclineDialog({ binding, onClose }: { binding: ClinicBinding; onClose: () => void }) {
  const decline = useWrite(useDoctorClinicBindingDecline(), {
    done: 'Клиника узнает о\u00A0вашем отказе',
    onDone: onClose,
  });
  const { form, frame } = useSchemaForm({
    schema: declineSchema,
    defaultValues: { reason: '' },
    draft: { name: `doctor-binding-decline-${binding.id}` },
    submit: (data) => decline.ask({ id: binding.id, data }),
  });

  return (
    <DialogForm
      size="normal"
      danger
      title="Отказаться от&nbsp;приглашения?"
      frame={frame}
      cancel="Вернуться"
      action="Отказаться"
      busy="Отправляем"
      failure="Не&nbsp;получилось отказаться"
      intro={<p className="text-ink">{typeset(`${binding.filial.title}, ${binding.filial.address}`)}</p>}
      onClose={onClose}
    >
      <form.AppField name="reason">
        {(field) => <field.TextareaField label="Причина" optional hint="Её прочитает клиника" limit={LONGEST_REASON} />}
      </form.AppField>
    </DialogForm>
  );
}
