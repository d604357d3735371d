import { useVisitDispute } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { visitWith } from '@/domain/visit/visit-host';
import { useVisitChanged } from '@/features/patient/visit-parts/use-visit-changed';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dateTime } from '@/shared/format/time';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { disputeText } from './dispute-text';
import { disputeSchema } from './visit-notes-schema';

/** Disputes the clinic's mark, once per visit: what happened, and what comes next. */
export function DisputeDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { mutateAsync: dispute } = useVisitDispute({ mutation: { meta: { silent: true } } });
  const visitChanged = useVisitChanged(visit);
  const text = disputeText(visit);
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
      onClose();
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
        <div className="flex flex-col gap-2">
          <Button wide onClick={onClose}>
            Не&nbsp;отправлять
          </Button>
          <SubmitButton wide busy="Отправляем">
            Отправить
          </SubmitButton>
        </div>
      </FormFrame>
    </Dialog>
  );
}
