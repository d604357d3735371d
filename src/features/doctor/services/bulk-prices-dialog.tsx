import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getDoctorServiceLinkListQueryKey,
  useDoctorServicePricesUpdate,
} from '#generated/api/doctor-services/doctor-services.ts';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { counted } from '@/shared/format/plural';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { SelectField } from '@/shared/ui/fields/select';
import { TextField } from '@/shared/ui/fields/text-field';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { Price } from '@/shared/ui/price';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { newPrices, type NewPrice, type PriceChange, typedAmount } from './bulk-prices';
import type { FilialServices } from './services-screen';

interface BulkPricesDialogProps {
  readonly filials: readonly FilialServices[];
  readonly onClose: () => void;
}

const STEPS = [1, 10, 50, 100, 500];
const pricesCount = (count: number) => counted(count, { one: 'цену', few: 'цены', many: 'цен' });

/** Many prices by per cent or by an amount: before and after are seen first, then all of them change or none. */
export function BulkPricesDialog({ filials, onClose }: BulkPricesDialogProps) {
  const client = useQueryClient();
  const update = useWrite(useDoctorServicePricesUpdate(), {
    done: (_, { data: { prices } }) => `Изменили ${pricesCount(prices.length)}`,
    onDone: onClose,
    onFailed: (problem) => {
      // The preview is made anew from the prices as they are now.
      if (isProblem(problem, 409) || isProblem(problem, 422)) {
        void client.invalidateQueries({ queryKey: getDoctorServiceLinkListQueryKey() });
      }
    },
  });
  const [where, setWhere] = useState('');
  const [way, setWay] = useState<PriceChange['way']>('up');
  const [unit, setUnit] = useState<PriceChange['unit']>('percent');
  const [text, setText] = useState('');
  const [step, setStep] = useState('100');
  const amount = typedAmount(text);
  const links = filials.filter(({ id }) => where === '' || String(id) === where).flatMap((filial) => filial.links);
  const { changed, impossible } =
    amount === undefined ? { changed: [], impossible: 0 } : newPrices(links, { way, unit, amount, step: Number(step) });

  const save = () =>
    update.send({
      data: {
        prices: changed.map(({ link, price: next }) => ({ id: link.id, price: next, from_price: link.price })),
      },
    });

  return (
    <Dialog
      size="wide"
      title="Изменить цены"
      onClose={onClose}
      secondary={<Button onClick={onClose}>Вернуться</Button>}
      primary={
        <Button variant="primary" disabled={changed.length === 0} busy={update.isSending && 'Сохраняем'} onClick={save}>
          {changed.length === 0 ? 'Изменить цены' : `Изменить ${pricesCount(changed.length)}`}
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 text-ink phone:grid-cols-1">
        {filials.length > 1 && (
          <SelectField label="Где" value={where} onChange={(event) => setWhere(event.target.value)}>
            <option value="">Во&nbsp;всех клиниках</option>
            {filials.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField label="Округлить" value={step} onChange={(event) => setStep(event.target.value)}>
          {STEPS.map((one) => (
            <option key={one} value={one}>
              {one === 1 ? 'Не\u00A0округлять' : `До\u00A0${price(one)}`}
            </option>
          ))}
        </SelectField>
        <div className="col-span-full flex flex-wrap items-end gap-3">
          <SegmentedControl
            label="Поднять или снизить"
            value={way}
            onChange={setWay}
            options={[
              { value: 'up', label: 'Поднять' },
              { value: 'down', label: 'Снизить' },
            ]}
          />
          <TextField
            className="w-36 phone:grow"
            label="На&nbsp;сколько"
            size="small"
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            value={text}
            error={text !== '' && amount === undefined ? 'Нужно число больше нуля' : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          <SegmentedControl
            label="В процентах или тенге"
            value={unit}
            onChange={setUnit}
            options={[
              { value: 'percent', label: '%' },
              { value: 'tenge', label: '₸' },
            ]}
          />
        </div>
      </div>
      <WriteError
        of={update}
        text={update.error && `Ни\u00A0одна цена не\u00A0изменилась. ${problemText(update.error)}`}
      />
      <Preview changed={changed} impossible={impossible} typed={amount !== undefined} withFilial={filials.length > 1} />
    </Dialog>
  );
}

interface PreviewProps {
  readonly changed: readonly NewPrice[];
  readonly impossible: number;
  readonly typed: boolean;
  readonly withFilial: boolean;
}

/** Before and after, service by service. */
function Preview({ changed, impossible, typed, withFilial }: PreviewProps) {
  return (
    <div role="status" className="mt-5">
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
