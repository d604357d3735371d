import { useVisitCommentUpdate } from '@generated/api/patient/patient';
import type { Visit } from '@generated/models/visit';
import { FormFrame } from '@/shared/form/form-frame';
import { SubmitButton } from '@/shared/form/submit-button';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { shortName } from '@/shared/format/name';
import { notify } from '@/shared/toast/notify';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { useVisitChanged } from './use-visit-changed';
import { commentSchema } from './visit-notes-schema';

/** What the doctor should know before the visit; possible until it begins. */
export function CommentDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { mutateAsync: change } = useVisitCommentUpdate({ mutation: { meta: { silent: true } } });
  const visitChanged = useVisitChanged(visit);
  const { form, frame } = useSchemaForm({
    schema: commentSchema,
    defaultValues: { comment: visit.comment ?? '' },
    draft: { name: `visit-comment-${visit.id}` },
    submit: async (data) => {
      try {
        await change({ id: visit.id, data });
      } catch (error) {
        visitChanged(error);
        throw error;
      }
      notify.success(data.comment === null ? 'Комментарий удалён' : 'Комментарий сохранён');
      onClose();
    },
  });

  return (
    <Dialog title="Комментарий для врача" onClose={onClose}>
      <p>Увидит только {shortName(visit.doctor)}.</p>
      <FormFrame
        {...frame}
        summary={false}
        failure="Не&nbsp;получилось сохранить"
        className="mt-4 flex flex-col gap-5 text-ink"
      >
        <form.AppField name="comment">
          {(field) => (
            <field.TextareaField
              label="Что беспокоит"
              optional
              rows={4}
              data-autofocus
              hint="Жалобы, лекарства, аллергии: всё, о&nbsp;чём врачу лучше знать заранее."
            />
          )}
        </form.AppField>
        <div className="flex flex-col gap-2">
          <SubmitButton wide busy="Сохраняем">
            Сохранить
          </SubmitButton>
          <Button wide onClick={onClose}>
            Закрыть
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
