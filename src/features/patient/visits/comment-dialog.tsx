import * as v from 'valibot';
import { useVisitCommentUpdate } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { useVisitChanged } from '@/features/patient/visit-parts/use-visit-changed';
import { optionalText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { shortName } from '@/shared/format/name';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';

/** An empty text removes the comment. */
export const commentSchema = v.object({ comment: optionalText(1000) });

/** Edits the comment for the doctor or clinic. This is allowed until the visit begins. */
export function CommentDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const change = useWrite(useVisitCommentUpdate(), {
    done: (_, { data }) => (data.comment === null ? 'Комментарий удалён' : 'Комментарий сохранён'),
    onDone: onClose,
    onFailed: useVisitChanged(visit),
  });
  const { form, frame } = useSchemaForm({
    schema: commentSchema,
    defaultValues: { comment: visit.comment ?? '' },
    draft: { name: `visit-comment-${visit.id}` },
    submit: (data) => change.ask({ id: visit.id, data }),
  });

  return (
    <DialogForm
      size="normal"
      title={visit.doctor ? 'Комментарий для врача' : 'Комментарий для клиники'}
      frame={frame}
      action="Сохранить"
      busy="Сохраняем"
      failure="Не&nbsp;получилось сохранить"
      intro={
        <p>
          {visit.doctor
            ? `Увидят только ${shortName(visit.doctor)} и\u00A0клиника`
            : `Увидит только ${visit.filial.title}`}
          .
        </p>
      }
      onClose={onClose}
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
    </DialogForm>
  );
}
