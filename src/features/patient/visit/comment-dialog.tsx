import * as v from 'valibot';
import { useVisitCommentUpdate } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { useVisitChanged } from '@/features/patient/visit-parts/use-visit-changed';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { optionalText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { shortName } from '@/shared/format/name';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useWhileOpen } from '@/shared/use-while-open';

/** An empty text removes the comment. */
export const commentSchema = v.object({ comment: optionalText(1000) });

/** What the doctor or the clinic should know before the visit; possible until it begins. */
export function CommentDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { mutateAsync: change } = useVisitCommentUpdate({ mutation: { meta: { silent: true } } });
  const visitChanged = useVisitChanged(visit);
  const closeIfOpen = useWhileOpen(onClose);
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
      closeIfOpen();
    },
  });

  return (
    <Dialog title={visit.doctor ? 'Комментарий для врача' : 'Комментарий для клиники'} onClose={onClose}>
      <p>Увидит только {visit.doctor ? shortName(visit.doctor) : visit.filial.title}.</p>
      <FormFrame
        {...frame}
        summary={false}
        failure="Не&nbsp;получилось сохранить"
        className="mt-4 flex flex-col gap-5 text-ink"
      >
        <form.AppField name="comment">
          {(field) => (
            <field.TextareaField
              label={visit.doctor ? 'Что беспокоит' : 'О\u00A0чём предупредить'}
              optional
              rows={4}
              data-autofocus
              hint={
                visit.doctor
                  ? 'Жалобы, лекарства, аллергии: всё, о\u00A0чём врачу лучше знать заранее.'
                  : 'Лекарства, беременность, если плохо от\u00A0вида крови.'
              }
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
