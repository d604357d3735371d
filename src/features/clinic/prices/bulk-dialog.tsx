import * as v from 'valibot';
import { useClinicPriceBulkUpdate } from '#generated/api/clinic-prices/clinic-prices.ts';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { servicesCount } from '@/shared/format/counts';
import { typedNumber } from '@/shared/format/number';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';

const LEAST = -90;
const MOST = 300;

export const bulkSchema = v.object({
  percent: v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === '' ? 0 : (typedNumber(text) ?? Number.NaN))),
    v.integer('Нужно целое число, например 5 или -10'),
    v.minValue(LEAST, `Не меньше ${LEAST}`),
    v.maxValue(MOST, `Не больше ${MOST}`),
  ),
  round_to: v.pipe(v.picklist(['1', '10', '50', '100', '500']), v.transform(Number)),
  visible: v.picklist(['same', 'shown', 'hidden']),
});

interface BulkDialogProps {
  readonly filialId: number;
  readonly serviceIds: readonly number[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Changes prices and visibility of several services at once. */
export function BulkDialog({ filialId, serviceIds, onDone, onClose }: BulkDialogProps) {
  const count = servicesCount(serviceIds.length);
  const update = useWrite(useClinicPriceBulkUpdate(), { done: `Изменено: ${count}`, onDone });
  const { form, frame } = useSchemaForm({
    schema: bulkSchema,
    defaultValues: { percent: '', round_to: '50', visible: 'same' },
    submit: ({ percent, round_to, visible }) =>
      update.ask({
        id: filialId,
        data: {
          service_ids: [...serviceIds],
          ...(percent !== 0 && { percent, round_to: round_to as 50 }),
          ...(visible !== 'same' && { is_visible: visible === 'shown' }),
        },
      }),
  });
  return (
    <DialogForm
      size="normal"
      title={`Изменить ${count}`}
      frame={frame}
      action="Изменить"
      busy="Меняем"
      cancel="Не&nbsp;менять"
      failure="Не&nbsp;получилось изменить"
      onClose={onClose}
    >
      <form.AppField name="percent">
        {(field) => (
          <field.TextField
            label="Изменить цену на, %"
            optional
            inputMode="text"
            autoComplete="off"
            placeholder="+5 или -10"
            data-autofocus
          />
        )}
      </form.AppField>
      <form.AppField name="round_to">
        {(field) => (
          <field.SelectField label="Округлить до, ₸">
            {['1', '10', '50', '100', '500'].map((step) => (
              <option key={step} value={step}>
                {step}
              </option>
            ))}
          </field.SelectField>
        )}
      </form.AppField>
      <form.AppField name="visible">
        {(field) => (
          <field.SelectField label="Показ пациентам">
            <option value="same">Не&nbsp;менять</option>
            <option value="shown">Показать</option>
            <option value="hidden">Скрыть</option>
          </field.SelectField>
        )}
      </form.AppField>
    </DialogForm>
  );
}
