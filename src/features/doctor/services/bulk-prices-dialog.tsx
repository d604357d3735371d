import { useStore } from '@tanstack/react-form';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import {
  getDoctorServiceLinkListQueryKey,
  useDoctorServicePricesUpdate,
} from '#generated/api/doctor-services/doctor-services.ts';
import { isProblem } from '@/shared/api/problem';
import { optionalId } from '@/shared/form/rules/choice';
import { positiveNumber } from '@/shared/form/rules/digits';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { counted } from '@/shared/format/plural';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { Price } from '@/shared/ui/price-tag';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { newPrices, type NewPrice } from './bulk-prices';
import type { FilialServices } from './filial-services';
import { MAX_PRICE } from './service-form';

const STEPS = ['1', '10', '50', '100', '500'] as const;

export const bulkPricesSchema = v.object({
  filial_id: optionalId(),
  step: v.pipe(v.picklist(STEPS), v.transform(Number)),
  way: v.picklist(['up', 'down']),
  amount: positiveNumber(MAX_PRICE),
  unit: v.picklist(['percent', 'tenge']),
});
type BulkPrices = v.InferOutput<typeof bulkPricesSchema>;

interface BulkPricesDialogProps {
  readonly filials: readonly FilialServices[];
  readonly onClose: () => void;
}

const pricesCount = (count: number) => counted(count, { one: 'цену', few: 'цены', many: 'цен' });

/**
 * Changes many prices by a percentage or an amount. The dialog shows a preview. The server saves
 * either all prices or none.
 */
export function BulkPricesDialog({ filials, onClose }: BulkPricesDialogProps) {
  const client = useQueryClient();
  const update = useWrite(useDoctorServicePricesUpdate(), {
    done: (_, { data: { prices } }) => `Изменили ${pricesCount(prices.length)}`,
    onDone: onClose,
    onFailed: (problem) => {
      // The refetch rebuilds the preview from the current prices.
      if (isProblem(problem, 409) || isProblem(problem, 422)) {
        void client.invalidateQueries({ queryKey: getDoctorServiceLinkListQueryKey() });
      }
    },
  });
  const schema = useMemo(
    () =>
      v.pipe(
        bulkPricesSchema,
        v.forward(
          v.check((change) => preview(filials, change).changed.length > 0, 'Так ни\u00A0одна цена не\u00A0изменится'),
          ['amount'],
        ),
      ),
    [filials],
  );
  const { form, frame } = useSchemaForm<v.InferInput<typeof bulkPricesSchema>, BulkPrices>({
    schema,
    defaultValues: { filial_id: '', step: '100', way: 'up', amount: '', unit: 'percent' },
    draft: { name: 'doctor-bulk-prices' },
    submit: (change) => {
      const { changed } = preview(filials, change);
      const prices = changed.map(({ link, price: next }) => ({ id: link.id, price: next, from_price: link.price }));
      return update.ask({ data: { prices } });
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const { success: typed, output } = v.safeParse(bulkPricesSchema, values);
  const { changed, impossible } = typed ? preview(filials, output) : { changed: [], impossible: 0 };

  return (
    <DialogForm
      title="Изменить цены"
      frame={frame}
      action={changed.length === 0 ? 'Изменить цены' : `Изменить ${pricesCount(changed.length)}`}
      busy="Сохраняем"
      cancel="Вернуться"
      failure="Ни&nbsp;одна цена не&nbsp;изменилась"
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
        {filials.length > 1 && (
          <form.AppField name="filial_id">
            {(field) => (
              <field.SelectField label="Где">
                <option value="">Во&nbsp;всех клиниках</option>
                {filials.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </field.SelectField>
            )}
          </form.AppField>
        )}
        <form.AppField name="step">
          {(field) => (
            <field.SelectField label="Округлить">
              {STEPS.map((one) => (
                <option key={one} value={one}>
                  {one === '1' ? 'Не\u00A0округлять' : `До\u00A0${price(Number(one))}`}
                </option>
              ))}
            </field.SelectField>
          )}
        </form.AppField>
        <div className="col-span-full flex flex-wrap items-end gap-3">
          <form.AppField name="way">
            {(field) => (
              <field.SegmentedField
                label="Поднять или снизить"
                options={[
                  { value: 'up', label: 'Поднять' },
                  { value: 'down', label: 'Снизить' },
                ]}
              />
            )}
          </form.AppField>
          <form.AppField name="amount">
            {(field) => (
              <field.TextField
                className="w-36 phone:grow"
                label="На&nbsp;сколько"
                size="small"
                inputMode="decimal"
                autoComplete="off"
                data-autofocus
              />
            )}
          </form.AppField>
          <form.AppField name="unit">
            {(field) => (
              <field.SegmentedField
                label="В процентах или тенге"
                options={[
                  { value: 'percent', label: '%' },
                  { value: 'tenge', label: '₸' },
                ]}
              />
            )}
          </form.AppField>
        </div>
      </div>
      <Preview changed={changed} impossible={impossible} typed={typed} withFilial={filials.length > 1} />
    </DialogForm>
  );
}

function preview(filials: readonly FilialServices[], { filial_id, ...change }: BulkPrices) {
  const chosen = filials.filter(({ id }) => filial_id === null || id === filial_id);
  return newPrices(
    chosen.flatMap(({ links }) => links),
    change,
  );
}

interface PreviewProps {
  readonly changed: readonly NewPrice[];
  readonly impossible: number;
  readonly typed: boolean;
  readonly withFilial: boolean;
}

/** Preview of the old and new price of each service. */
function Preview({ changed, impossible, typed, withFilial }: PreviewProps) {
  return (
    <div role="status">
      {!typed && <p className="text-small">Введите, на&nbsp;сколько изменить: здесь будет видно, что получится.</p>}
      {impossible > 0 && (
        <p className="mb-2 text-small text-amber-ink">
          Не&nbsp;изменим {pricesCount(impossible)}: получилось&nbsp;бы меньше 1&nbsp;₸ или больше
          10&nbsp;000&nbsp;000&nbsp;₸.
        </p>
      )}
      {typed && changed.length === 0 && impossible === 0 && (
        <p className="text-small">После округления цены остаются прежними.</p>
      )}
      {changed.length > 0 && (
        <table className="w-full text-small text-ink">
          <thead className="text-left text-ink-3">
            <tr>
              <th className="py-2 font-normal">Услуга</th>
              <th className="py-2 pl-3 text-right font-normal">Было</th>
              <th className="py-2 pl-3 text-right font-normal">Станет</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ link, price: next }) => (
              <tr key={link.id} className="border-t border-line">
                <td className="py-2">
                  {typeset(link.service.title)}
                  {withFilial && <span className="block text-ink-3">{typeset(link.filial_title)}</span>}
                </td>
                <td className="py-2 pl-3 text-right whitespace-nowrap text-ink-3">
                  <Price of={link.price} />
                </td>
                <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap">
                  <Price of={next} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
