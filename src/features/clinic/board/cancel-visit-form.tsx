import * as v from 'valibot';
import { useClinicVisitRestore, useClinicVisitStateUpdate } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { surnameInitial } from '@/shared/format/name';
import { dateTime } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { chipClass } from '@/shared/ui/chip';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { useWrite } from '@/shared/write/use-write';

const REASONS = ['Врач заболел', 'Врач задерживается', 'По просьбе пациента', 'Пациент не отвечает'];
export const cancelVisitSchema = v.object({
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Напишите причину: её прочтёт пациент'), requiredText(300)),
});

interface CancelVisitFormProps {
  visit: DeskVisit;
  onBack: () => void;
  onDone: () => void;
}

/** A refusal or a cancellation: the patient reads the reason. */
export function CancelVisitForm({ visit, onBack, onDone }: CancelVisitFormProps) {
  const isRefusal = visit.status === 'pending';
  // The time is asked for again, and may have been given away by then.
  const restore = useWrite(useClinicVisitRestore(), {
    done: ({ data }) => `${surnameInitial(data.person.full_name)} – запись снова в\u00A0силе`,
  });
  const cancel = useWrite(useClinicVisitStateUpdate(), {
    done: {
      text: isRefusal ? 'Пациенту отказано, он прочтёт причину' : 'Запись отменена, пациент прочтёт причину',
      undo: () => restore.send({ id: visit.id }),
    },
    onDone,
  });
  const { form, frame } = useSchemaForm({
    schema: cancelVisitSchema,
    defaultValues: { reason: '' },
    draft: { name: `clinic-cancel-${visit.id}` },
    submit: ({ reason }) => cancel.ask({ id: visit.id, data: { status: 'cancelled_by_clinic', reason } }),
  });
  return (
    <FormFrame
      {...frame}
      summary={false}
      failure={isRefusal ? 'Не\u00A0получилось отказать' : 'Не\u00A0получилось отменить'}
      className="mt-5 flex flex-col gap-3 text-ink"
    >
      <form.AppField name="reason">
        {(field) => (
          <>
            <div className="flex flex-wrap gap-2">
              {REASONS.map((text) => (
                <button
                  key={text}
                  type="button"
                  aria-pressed={field.state.value === text}
                  onClick={() => {
                    frame.notes.forget('reason');
                    field.handleChange(text);
                  }}
                  className={chipClass(field.state.value === text ? 'on' : 'link')}
                >
                  {text}
                </button>
              ))}
            </div>
            <field.TextareaField
              label="Причина"
              hint="Пациент прочтёт её в&nbsp;уведомлении"
              rows={2}
              maxLength={300}
            />
          </>
        )}
      </form.AppField>
      <DialogButtons
        secondary={<Button onClick={onBack}>Оставить запись</Button>}
        primary={
          <SubmitButton variant="danger" busy="Отменяем">
            {isRefusal ? 'Отказать' : 'Отменить запись'}
          </SubmitButton>
        }
      />
    </FormFrame>
  );
}

/** The same, opened from a list. */
export function CancelVisitDialog({ visit, onClose }: { visit: DeskVisit; onClose: () => void }) {
  return (
    <Dialog title={visit.status === 'pending' ? 'Отказать в\u00A0записи?' : 'Отменить запись?'} onClose={onClose}>
      <p>
        {visit.person.full_name}, {dateTime(visit.starts_at)}
      </p>
      <CancelVisitForm visit={visit} onBack={onClose} onDone={onClose} />
    </Dialog>
  );
}
