import type { PriceItem } from '#generated/models/price-item.ts';
import type { ServiceKind } from '#generated/models/service-kind.ts';
import { doctorsCount } from '@/shared/format/counts';
import { price } from '@/shared/format/price';
import { wordFor } from '@/shared/format/word-for';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { MoreItem, MoreMenu } from '@/shared/ui/overlay/more-menu';
import { Price } from '@/shared/ui/price-tag';

export const kindTitles: Record<ServiceKind, string> = {
  consultation: 'Приём врача',
  analysis: 'Анализ',
  examination: 'Обследование',
};

interface PricesTableProps {
  readonly items: readonly PriceItem[];
  readonly mayChange: boolean;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (ids: readonly number[], isChosen: boolean) => void;
  readonly onEdit: (item: PriceItem) => void;
  readonly onQuestions: (item: PriceItem) => void;
  readonly onRemove: (item: PriceItem) => void;
}

/** Table of services with prices. On phones each row has two lines. */
export function PricesTable({ items, mayChange, chosen, onChoose, onEdit, onQuestions, onRemove }: PricesTableProps) {
  const own = items.filter((item) => item.price !== null).map(({ service_id }) => service_id);
  // Only the filial's own prices can be changed in bulk.
  const mayChoose = mayChange && own.length > 0;
  const all = own.length > 0 && own.every((id) => chosen.has(id));
  return (
    <table className="w-full text-small phone:block">
      <caption className="sr-only">Услуги и&nbsp;цены филиала</caption>
      <thead className="text-caption text-ink-3 phone:sr-only">
        <tr className="*:h-10 *:px-3 *:text-left *:font-normal *:first:pl-6 *:last:pr-6">
          {mayChoose && (
            <th className="w-12">
              <Checkbox
                aria-label="Выбрать все на странице"
                checked={all}
                onChange={({ target }) => onChoose(own, target.checked)}
              />
            </th>
          )}
          <th>Услуга</th>
          <th>Вид</th>
          <th className="text-right!">Цена филиала</th>
          <th className="text-right!">Цены врачей</th>
          <th>
            <span className="sr-only">Действия</span>
          </th>
        </tr>
      </thead>
      <tbody className="phone:block">
        {items.map((item) => {
          const { service_id: id, title, kind } = item;
          const verb = item.price === null ? 'Указать' : 'Изменить';
          // For screen readers: «Указать» alone doesn't say what to enter.
          const act = item.price === null ? 'Указать цену' : verb;
          return (
            <tr
              key={id}
              className="border-t border-line *:px-3 *:py-2.5 *:first:pl-6 *:last:pr-6 hover:bg-canvas phone:grid phone:grid-cols-[auto_minmax(0,1fr)_auto] phone:items-center phone:px-4 phone:py-2 phone:*:p-0 phone:*:first:pl-0 phone:*:last:pr-0"
            >
              {mayChoose && (
                <td className="phone:row-span-2 phone:min-w-9">
                  {item.price !== null && (
                    <Checkbox
                      aria-label={`Выбрать: ${title}`}
                      checked={chosen.has(id)}
                      onChange={({ target }) => onChoose([id], target.checked)}
                    />
                  )}
                </td>
              )}
              <th scope="row" className="min-w-0 text-left font-normal wrap-anywhere phone:col-start-2">
                <span className="mr-2">{title}</span>
                {!item.is_visible && <Badge>Скрыта</Badge>}
              </th>
              <td className="text-ink-3 phone:hidden">{wordFor(kindTitles, kind, 'Услуга')}</td>
              <td className="text-right font-medium tabular whitespace-nowrap phone:col-start-2 phone:row-start-2 phone:text-left">
                {item.price === null ? (
                  <span className="font-normal text-ink-3">
                    <span className="phone:hidden">
                      <span aria-hidden>–</span>
                      <span className="sr-only">не&nbsp;указана</span>
                    </span>
                    {item.doctor_price_from !== null && (
                      <span className="desktop:hidden">
                        у&nbsp;врачей от&nbsp;
                        <Price of={item.doctor_price_from} />
                      </span>
                    )}
                  </span>
                ) : (
                  price(item.price)
                )}
              </td>
              <td className="text-right text-ink-2 phone:hidden">
                <DoctorPrices item={item} />
              </td>
              <td className="phone:col-start-3 phone:row-span-2 phone:row-start-1">
                {mayChange && (
                  <span className="flex items-center justify-end">
                    <Button variant="quiet" size="small" aria-label={`${act}: ${title}`} onClick={() => onEdit(item)}>
                      {verb}
                    </Button>
                    <MoreMenu label={`Действия: ${title}`}>
                      <MoreItem onClick={() => onQuestions(item)}>Вопросы перед визитом</MoreItem>
                      {item.price !== null && (
                        <MoreItem danger onClick={() => onRemove(item)}>
                          Убрать из&nbsp;прайса
                        </MoreItem>
                      )}
                    </MoreMenu>
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function DoctorPrices({ item: { doctors_count, doctor_price_from: from, doctor_price_to: to } }: { item: PriceItem }) {
  if (from === null || to === null) {
    return (
      <span className="text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">нет</span>
      </span>
    );
  }
  return (
    <>
      <span className="whitespace-nowrap">{from === to ? price(from) : `${price(from)} – ${price(to)}`}</span>
      <span className="block text-caption text-ink-3">{doctorsCount(doctors_count)}</span>
    </>
  );
}
