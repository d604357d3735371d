import * as v from 'valibot';
import { useDoctorVisitStateUpdate } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { useSayAnswered } from '@/features/desk/mark/use-say-answered';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dateTime } from '@/shared/format/time';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { doctorMarks } from './doctor-marks';

interface DeclineVisitDialogProps {
  readonly visit: DeskVisit;
  readonly onClose: () => void;
}

/** The contract's limit of a reason. */
const LONGEST = 300;

export const declineSchema = v.object({ reason: requiredText(LONGEST) });

/** What is said most often, in one tap. */
const REASONS = ['Врач заболел', 'В это время приёма нет', 'Нужен другой специалист'];

/** Refuses a request, or calls a confirmed visit off. The patient reads the reason. */
export function DeclineVisitDialog({ visit, onClose }: DeclineVisitDialogProps) {
  const isRequest = visit.status === 'pending';
  const sayAnswered = useSayAnswered(doctorMarks, visit);
  const decline = useWrite(useDoctorVisitStateUpdate(), {
    done: () => sayAnswered(isRequest ? 'отказ отправлен' : 'визит отменён'),
    onDone: onClose,
  });
  const { form, frame } = useSchemaForm({
    schema: declineSchema,
    defaultValues: { reason: '' },
    draft: { name: `doctor-decline-${visit.id}` },
    submit: ({ reason }) => decline.ask({ id: visit.id, data: { status: 'cancelled_by_clinic', reason } }),
  });

  return (
    <DialogForm
      size="normal"
      danger
      title={isRequest ? 'Отказать в\u00A0записи?' : 'Отменить визит?'}
      frame={frame}
      cancel="Вернуться"
      action={isRequest ? 'Отказать' : 'Отменить визит'}
      busy={isRequest ? 'Отказываем' : 'Отменяем'}
      failure={isRequest ? 'Не\u00A0получилось отказать' : 'Не\u00A0получилось отменить'}
      intro={
        <p>
          {visit.person.full_name}, {dateTime(visit.starts_at)}
        </p>
      }
      onClose={onClose}
    >
      <form.AppField name="reason">
        {(field) => (
          <div>
            <field.UsualTexts label="Частые причины" texts={REASONS} />
            <field.TextareaField label="Причина" hint="Её увидит пациент" rows={2} limit={LONGEST} />
          </div>
        )}
      </form.AppField>
    </DialogForm>
  );
}
