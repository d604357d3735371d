import * as v from 'valibot';
import { useQuestionCreate } from '#generated/api/public-questions/public-questions.ts';
import { useMeddirectionList } from '#generated/api/public-reference/public-reference.ts';
import { messages } from '@/shared/form/rules/messages';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';

const atLeast = (count: number) => v.minLength<string, number, string>(count, `Не короче ${count} символов`);

/** Form schema with the limits of the contract's `QuestionRequest`. */
export const askQuestionSchema = v.object({
  meddirection: v.pipe(v.string(messages.required), v.nonEmpty(messages.required)),
  title: v.pipe(requiredText(120), atLeast(10)),
  text: v.pipe(requiredText(2000), atLeast(20)),
  anonymous: v.boolean(),
});

/**
 * Form in which the user asks the doctors of a medical direction. The draft is kept when the dialog
 * is closed or the connection is lost.
 */
export function AskQuestionDialog({ onClose }: { readonly onClose: () => void }) {
  const directions = useMeddirectionList({ query: { meta: { silent: true } } }).data?.data ?? [];
  const question = useWrite(useQuestionCreate(), { done: 'Вопрос отправлен на\u00A0проверку', onDone: onClose });
  const { form, frame } = useSchemaForm({
    schema: askQuestionSchema,
    defaultValues: { meddirection: '', title: '', text: '', anonymous: false },
    draft: { name: 'question' },
    submit: (data) => question.ask({ data }),
  });
  return (
    <DialogForm
      size="normal"
      title="Вопрос врачу"
      frame={frame}
      action="Отправить вопрос"
      busy="Отправляем"
      failure="Не&nbsp;получилось отправить"
      intro={<p>Не&nbsp;указывайте имена, телефоны и&nbsp;ИИН: вопрос увидят все. Срочная помощь: 103.</p>}
      onClose={onClose}
    >
      <form.AppField name="meddirection">
        {(field) => (
          <field.SelectField label="Направление">
            <option value="">Выберите</option>
            {directions.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </field.SelectField>
        )}
      </form.AppField>
      <form.AppField name="title">
        {(field) => <field.TextField label="Вопрос одним предложением" maxLength={120} />}
      </form.AppField>
      <form.AppField name="text">
        {(field) => <field.TextareaField label="Подробности" rows={5} hint="Что беспокоит, давно ли, что уже делали" />}
      </form.AppField>
      <form.AppField name="anonymous">
        {(field) => <field.Checkbox label="Имя">Не&nbsp;показывать моё имя</field.Checkbox>}
      </form.AppField>
    </DialogForm>
  );
}
