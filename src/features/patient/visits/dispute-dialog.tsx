import * as v from 'valibot';
import { useVisitDispute } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { visitWith } from '@/domain/visit/visit-host';
import { useVisitChanged } from '@/features/patient/visit-parts/use-visit-changed';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dateTime } from '@/shared/format/time';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';

/**
 * Minimum length of the text in characters, because an answer such as «Да» would not help the
 * support team.
 */
const TEXT_MIN = 10;

export const disputeSchema = v.object({
  text: v.pipe(requiredText(1000), v.minLength(TEXT_MIN, `Напишите подробнее: нужно хотя бы ${TEXT_MIN} знаков`)),
});

interface DisputeDialogProps {
  visit: Visit;
  /** `marked` is the disputed state as text. The dialog needs it to explain what happens next. */
  text: { readonly title: string; readonly hint: string; readonly marked: string };
  onClose: () => void;
}

/**
 * Disputes the state that the clinic has set. The patient can do it once per visit. The dialog asks
 * for a text and explains what happens next.
 */
export function DisputeDialog({ visit, text, onClose }: DisputeDialogProps) {
  const dispute = useWrite(useVisitDispute(), {
    done: 'Сообщение отправлено',
    onDone: onClose,
    onFailed: useVisitChanged(visit),
  });
  const { form, frame } = useSchemaForm({
    schema: disputeSchema,
    defaultValues: { text: '' },
    draft: { name: `visit-dispute-${visit.id}` },
    submit: (data) => dispute.ask({ id: visit.id, data }),
  });

  return (
    <DialogForm
      size="normal"
      title={text.title}
      frame={frame}
      action="Отправить"
      busy="Отправляем"
      cancel={'Не\u00A0отправлять'}
      failure="Не&nbsp;получилось отправить"
      intro={
        <p>
          {visitWith(visit)}, {dateTime(visit.starts_at)}
        </p>
      }
      onClose={onClose}
    >
      <form.AppField name="text">
        {(field) => <field.TextareaField label="Что случилось" rows={4} hint={text.hint} data-autofocus />}
      </form.AppField>
      <div className="text-small text-ink-2">
        <p className="font-medium text-ink">Что будет дальше</p>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-4 marker:text-teal">
          <li>Поддержка спросит клинику и&nbsp;ответит вам на&nbsp;{visit.email}.</li>
          <li>До&nbsp;ответа состояние визита останется {text.marked}.</li>
          <li>Сообщить об&nbsp;одном визите можно один раз.</li>
        </ul>
      </div>
    </DialogForm>
  );
}
