import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useStore } from '@tanstack/react-form';
import { useSpecialisationList } from '#generated/api/public-reference/public-reference.ts';
import { dataOf } from '@/shared/api/load';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { DirectoryField } from '@/shared/form/directory-field';
import { quoted } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { OrderButtons } from '@/shared/ui/order-buttons';
import { newOption, optionsFor, type QuestionValues } from './questions-schema';

const MOST_OPTIONS = 10;
const defaultValues: { questions: QuestionValues[] } = { questions: [] };

interface QuestionEditorProps {
  /** Index of the question in the list, from 0. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Editor of one question: text, kind, options, and the advice shown for an option. */
export function QuestionEditor({ index, count, onMove, onRemove }: QuestionEditorProps) {
  const form = useTypedAppFormContext({ defaultValues });
  const at = `questions[${index}]` as const;
  const question = useStore(form.store, ({ values }) => values.questions[index]);
  if (question === undefined) return null;
  const { kind, options } = question;
  const name = `Вопрос ${index + 1}`;
  return (
    <div role="group" aria-label={name} className="rounded-card border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <span className="font-medium">{name}</span>
        <span className="flex">
          {count > 1 && <OrderButtons what={name} index={index} count={count} onMove={onMove} />}
          <IconButton
            size="small"
            icon={IconTrash}
            label={`Удалить: ${name.toLocaleLowerCase('ru')}`}
            onClick={onRemove}
          />
        </span>
      </div>
      <div className="mt-3 flex flex-col gap-4">
        <form.AppField name={`${at}.text`}>
          {(field) => <field.TextareaField label="Вопрос пациенту" rows={2} limit={300} />}
        </form.AppField>
        <form.AppField
          name={`${at}.kind`}
          listeners={{
            onChange: ({ value }) => form.setFieldValue(`${at}.options`, optionsFor(value, options)),
          }}
        >
          {(field) => (
            <field.SelectField label="Как отвечают">
              <option value="yes_no">Да или нет</option>
              <option value="choice">Выбирают из&nbsp;вариантов</option>
              <option value="text">Пишут своими словами</option>
            </field.SelectField>
          )}
        </form.AppField>
        {options.map(({ key }, option) => (
          <OptionEditor
            key={key}
            question={index}
            option={option}
            onRemove={
              kind === 'choice' && options.length > 2
                ? () => form.setFieldValue(`${at}.options`, options.toSpliced(option, 1))
                : undefined
            }
          />
        ))}
        {kind === 'choice' && options.length < MOST_OPTIONS && (
          <Button
            variant="quiet"
            size="small"
            className="-ml-3 w-fit"
            onClick={() => form.setFieldValue(`${at}.options`, [...options, newOption()])}
          >
            Добавить вариант
          </Button>
        )}
        <form.AppField name={`${at}.is_required`}>
          {(field) => (
            <field.Checkbox label="Без ответа не&nbsp;записывать">Без ответа не&nbsp;записывать</field.Checkbox>
          )}
        </form.AppField>
      </div>
    </div>
  );
}

interface OptionEditorProps {
  readonly question: number;
  readonly option: number;
  readonly onRemove: (() => void) | undefined;
}

/** Editor of an option, with the advice for patients who choose it. */
function OptionEditor({ question, option, onRemove }: OptionEditorProps) {
  const form = useTypedAppFormContext({ defaultValues });
  const at = `questions[${question}].options[${option}]` as const;
  const kind = useStore(form.store, ({ values }) => values.questions[question]?.kind);
  const values = useStore(form.store, (state) => state.values.questions[question]?.options[option]);
  const specialisations = useSpecialisationList({ query: { select: dataOf, meta: { silent: true } } });
  if (values === undefined) return null;
  const leads =
    kind === 'yes_no' ? `Ответ ${quoted(values.text)} ведёт к\u00A0другому врачу` : 'Ведёт к\u00A0другому врачу';
  return (
    <div className="flex flex-col gap-3">
      {kind === 'choice' && (
        <div className="flex items-end gap-2">
          <div className="grow">
            <form.AppField name={`${at}.text`}>
              {(field) => <field.TextField label={`Вариант ${option + 1}`} maxLength={100} />}
            </form.AppField>
          </div>
          {onRemove && <IconButton icon={IconTrash} label={`Удалить вариант ${option + 1}`} onClick={onRemove} />}
        </div>
      )}
      <form.AppField name={`${at}.leads`}>
        {(field) => <field.Checkbox label={leads}>{leads}</field.Checkbox>}
      </form.AppField>
      {values.leads && (
        <div className="ml-9 flex flex-col gap-3">
          <form.AppField name={`${at}.advice`}>
            {(field) => (
              <field.TextareaField
                label="Что увидит пациент"
                rows={2}
                limit={500}
                placeholder="Сначала покажитесь терапевту"
              />
            )}
          </form.AppField>
          <form.AppField name={`${at}.specialisation_id`}>
            {() => <DirectoryField label="К какому врачу" optional list={specialisations} />}
          </form.AppField>
          <form.AppField name={`${at}.stops`}>
            {(field) => (
              <field.Checkbox label="С таким ответом не&nbsp;записывать онлайн">
                С&nbsp;таким ответом не&nbsp;записывать онлайн
              </field.Checkbox>
            )}
          </form.AppField>
        </div>
      )}
    </div>
  );
}
