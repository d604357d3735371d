import { useRef } from 'react';
import * as v from 'valibot';
import {
  useClinicPriceCreate,
  useClinicPriceDelete,
  useClinicPriceUpdate,
} from '#generated/api/clinic-prices/clinic-prices.ts';
import { useServiceList } from '#generated/api/public-reference/public-reference.ts';
import type { PriceItem } from '#generated/models/price-item.ts';
import { AskForService } from '@/domain/service/ask-for-service';
import { dataOf } from '@/shared/api/load';
import { isProblem } from '@/shared/api/problem';
import { DirectoryField } from '@/shared/form/directory-field';
import { chosenId } from '@/shared/form/rules/choice';
import { positiveWhole } from '@/shared/form/rules/digits';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { Price } from '@/shared/ui/price-tag';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';

const HIGHEST = 10_000_000;
export const priceSchema = v.object({ price: positiveWhole(HIGHEST), is_visible: v.boolean() });
const newPriceSchema = v.object({ service_id: chosenId(), ...priceSchema.entries });

interface PriceDialogProps {
  readonly filialId: number;
  readonly item: PriceItem;
  readonly onClose: () => void;
}

/** Edits the filial's own price of a service, and its visibility. */
export function PriceDialog({ filialId, item, onClose }: PriceDialogProps) {
  const options = { done: 'Цена сохранена', onDone: onClose };
  /**
   * The price when the dialog was opened. After a conflict it is undefined, so that saving again
   * overwrites the price that the other person has saved.
   */
  const seen = useRef(item.price ?? undefined);
  const create = useWrite(useClinicPriceCreate(), options);
  const update = useWrite(useClinicPriceUpdate(), {
    ...options,
    onFailed: (problem) => {
      if (isProblem(problem, 409)) seen.current = undefined;
    },
  });
  const { form, frame } = useSchemaForm<v.InferInput<typeof priceSchema>, v.InferOutput<typeof priceSchema>>({
    schema: priceSchema,
    defaultValues: { price: item.price === null ? '' : `${item.price}`, is_visible: item.is_visible },
    draft: { name: `price-${filialId}-${item.service_id}` },
    submit: (line): Promise<unknown> =>
      item.price === null
        ? create.ask({ id: filialId, data: { service_id: item.service_id, ...line } })
        : update.ask({
            id: filialId,
            service: item.service_id,
            data: { ...line, ...(seen.current !== undefined && { from_price: seen.current }) },
          }),
  });
  return (
    <DialogForm
      size="normal"
      title={item.title}
      frame={frame}
      action="Сохранить"
      busy="Сохраняем"
      cancel="Не&nbsp;менять"
      failure="Не&nbsp;получилось сохранить"
      onClose={onClose}
    >
      {item.doctors_count > 0 && item.doctor_price_from !== null && (
        <p className="text-small text-ink-2">
          Врачи принимают от&nbsp;
          <Price of={item.doctor_price_from} />: свою цену каждый ставит сам. Здесь цена без выбора врача.
        </p>
      )}
      <form.AppField name="price">
        {(field) => <field.TextField label="Цена, ₸" inputMode="numeric" autoComplete="off" data-autofocus />}
      </form.AppField>
      <form.AppField name="is_visible">{(field) => <field.Checkbox label="Показывать пациентам" />}</form.AppField>
    </DialogForm>
  );
}

interface AddPriceDialogProps {
  readonly filialId: number;
  readonly onClose: () => void;
}

/** Adds a service from the directory with its price. */
export function AddPriceDialog({ filialId, onClose }: AddPriceDialogProps) {
  const services = useServiceList({ query: { select: dataOf, meta: { silent: true } } });
  const create = useWrite(useClinicPriceCreate(), { done: 'Услуга добавлена', onDone: onClose });
  const { form, frame } = useSchemaForm({
    schema: newPriceSchema,
    defaultValues: { service_id: '', price: '', is_visible: true },
    draft: { name: `new-price-${filialId}` },
    submit: (data) => create.ask({ id: filialId, data }),
  });
  return (
    <DialogForm
      size="normal"
      title="Новая услуга"
      frame={frame}
      action="Добавить услугу"
      busy="Добавляем"
      cancel="Не&nbsp;добавлять"
      failure="Не&nbsp;получилось добавить"
      onClose={onClose}
    >
      <form.AppField name="service_id">{() => <DirectoryField label="Услуга" list={services} />}</form.AppField>
      <AskForService className="-mt-2 text-small" />
      <form.AppField name="price">
        {(field) => <field.TextField label="Цена, ₸" inputMode="numeric" autoComplete="off" />}
      </form.AppField>
      <form.AppField name="is_visible">{(field) => <field.Checkbox label="Показывать пациентам" />}</form.AppField>
    </DialogForm>
  );
}

export function RemovePriceDialog({ filialId, item, onClose }: PriceDialogProps) {
  const remove = useWrite(useClinicPriceDelete(), { done: 'Услуга убрана из\u00A0прайса', onDone: onClose });
  return (
    <ConfirmAction
      write={remove}
      title={`Убрать из прайса: ${item.title}?`}
      safe="Оставить в&nbsp;прайсе"
      action="Убрать из прайса"
      busy="Убираем"
      onConfirm={() => remove.send({ id: filialId, service: item.service_id })}
      onClose={onClose}
    >
      Цена без выбора врача пропадёт со&nbsp;страницы клиники. Записи, которые уже есть, останутся с&nbsp;прежней ценой.
    </ConfirmAction>
  );
}
