import * as v from 'valibot';
import { useVisitDispute } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { visitWith } from '@/domain/visit/visit-host';
import { useVisitChanged } from '@/features/patient/visit-parts/use-visit-changed';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dateTime } from '@/shared/format/time';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { useWhileOpen } from '@/shared/use-while-open';

/** «Да» would tell the support nothing. */
const TEXT_MIN = 10;

export const disputeSchema = v.object({
  text: v.pipe(requiredText(1000), v.minLength(TEXT_MIN, `Напишите подробнее: нужно хотя бы ${TEXT_MIN} знаков`)),
});

interface DisputeDialogProps {
  visit: Visit;
  /** `marked`: the visit's state, as people read it. */
  text: { readonly title: string; readonly hint: string; readonly marked: string };
  onClose: () => void;
}

/** Disputes the clinic's mark, once per visit: what happened, and what comes next. */
export function DisputeDialog({ visit, text, onClose }: DisputeDialogProps) {
  const { mutateAsync: dispute } = useVisitDispute({ mutation: { meta: { silent: true } } });
  const visitChanged = useVisitChanged(visit);
  const closeIfOpen = useWhileOpen(onClose);
  const { form, frame } = useSchemaForm({
    schema: disputeSchema,
    defaultValues: { text: '' },
    draft: { name: `visit-dispute-${visit.id}` },
    submit: async (data) => {
      try {
        await dispute({ id: visit.id, data });
      } catch (error) {
        visitChanged(error);
        throw error;
      }
      notify.success('Сообщение отправлено');
      closeIfOpen();
    },
  });

  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>
        {visitWith(visit)}, {dateTime(visit.starts_at)}
      </p>
      <FormFrame
        {...frame}
        summary={false}
        failure="Не&nbsp;получилось отправить"
        className="mt-4 flex flex-col gap-5 text-ink"
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
        <DialogButtons
          secondary={<Button onClick={onClose}>Не&nbsp;отправлять</Button>}
          primary={<SubmitButton busy="Отправляем">Отправить</SubmitButton>}
        />
      </FormFrame>
    </Dialog>
  );
}
