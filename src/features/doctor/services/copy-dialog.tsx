import { useStore } from '@tanstack/react-form';
import * as v from 'valibot';
import { useDoctorServiceCopy } from '#generated/api/doctor-services/doctor-services.ts';
import { ChecksField } from '@/shared/form/checks-field';
import { chosenId } from '@/shared/form/rules/choice';
import { messages } from '@/shared/form/rules/messages';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { servicesCount } from '@/shared/format/counts';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import type { FilialServices } from './filial-services';

const MOST = 500;

export const copySchema = v.object({
  from_filial_id: chosenId(),
  to_filial_id: chosenId(),
  link_ids: v.pipe(
    v.array(v.number()),
    v.minLength(1, 'Не\u00A0выбрано ни\u00A0одной услуги'),
    v.maxLength(MOST, messages.max(servicesCount(MOST))),
  ),
});

interface CopyDialogProps {
  readonly filials: readonly FilialServices[];
  readonly onClose: () => void;
}

/**
 * Copies services with price and duration to another filial. Services that the other filial already
 * has don't change.
 */
export function CopyDialog({ filials, onClose }: CopyDialogProps) {
  const fullest = filials.toSorted((a, b) => b.links.length - a.links.length);
  const ends = { from_filial_id: String(fullest[0]?.id), to_filial_id: String(fullest.at(-1)?.id) };
  const copy = useWrite(useDoctorServiceCopy(), {
    done: ({ data }) => `Скопировано: ${servicesCount(data.length)}`,
    onDone: onClose,
  });
  const { form, frame } = useSchemaForm({
    schema: copySchema,
    defaultValues: { ...ends, link_ids: idsOf(missing(filials, ends)) },
    draft: { name: 'doctor-service-copy' },
    submit: (data) => copy.ask({ data }),
  });
  const { link_ids: chosen, ...chosenEnds } = useStore(form.store, (state) => state.values);
  const free = missing(filials, chosenEnds);
  const isSame = chosenEnds.from_filial_id === chosenEnds.to_filial_id;
  const chooseAll = { onChange: () => form.setFieldValue('link_ids', idsOf(missing(filials, form.state.values))) };
  const options = filials.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));

  return (
    <DialogForm
      title="Скопировать услуги"
      frame={frame}
      action={chosen.length === 0 ? 'Скопировать' : `Скопировать: ${servicesCount(chosen.length)}`}
      busy="Копируем"
      cancel="Вернуться"
      failure="Не&nbsp;получилось скопировать"
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <form.AppField name="from_filial_id" listeners={chooseAll}>
          {(field) => (
            <field.SelectField label="Откуда" data-autofocus>
              {options}
            </field.SelectField>
          )}
        </form.AppField>
        <form.AppField name="to_filial_id" listeners={chooseAll}>
          {(field) => <field.SelectField label="Куда">{options}</field.SelectField>}
        </form.AppField>
      </div>
      <div role="status">
        {isSame && <p className="text-ink-2">Выберите разные клиники.</p>}
        {!isSame && free.length === 0 && (
          <p className="text-ink-2">Копировать нечего: всё, что есть в&nbsp;первой клинике, уже есть во&nbsp;второй.</p>
        )}
        {free.length > 0 && (
          <form.AppField name="link_ids">
            {() => (
              <ChecksField
                label="Какие услуги"
                options={free.map(({ id, service, price: cost }) => ({
                  id,
                  title: typeset(service.title),
                  count: price(cost),
                }))}
              />
            )}
          </form.AppField>
        )}
      </div>
    </DialogForm>
  );
}

/** Services that the first filial has and the second doesn't. */
function missing(
  filials: readonly FilialServices[],
  { from_filial_id, to_filial_id }: Readonly<Record<'from_filial_id' | 'to_filial_id', string>>,
) {
  const from = filials.find(({ id }) => String(id) === from_filial_id);
  const to = filials.find(({ id }) => String(id) === to_filial_id);
  const known = new Set(to?.links.map(({ service }) => service.id));
  return from?.links.filter(({ service }) => !known.has(service.id)) ?? [];
}

const idsOf = (links: readonly { readonly id: number }[]): number[] => links.map(({ id }) => id);
