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
import { problemText } from '@/shared/api/problem-text';
import { DirectoryField } from '@/shared/form/directory-field';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { chosenId } from '@/shared/form/rules/choice';
import { positiveWhole } from '@/shared/form/rules/number';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/notify';
import { toldWhenDone } from '@/shared/told-when-done';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { Price } from '@/shared/ui/price';
import { useWhileOpen } from '@/shared/use-while-open';

const HIGHEST = 10_000_000;
export const priceSchema = v.object({ price: positiveWhole(HIGHEST), is_visible: v.boolean() });
const newPriceSchema = v.object({ service_id: chosenId(), ...priceSchema.entries });
const silent = { mutation: { meta: { silent: true } } } as const;

interface PriceDialogProps {
  readonly filialId: number;
  readonly item: PriceItem;
  readonly onClose: () => void;
}

/** Changes the filial's own price of a service, or whether patients see it. */
export function PriceDialog({ filialId, item, onClose }: PriceDialogProps) {
  const update = useClinicPriceUpdate(silent);
  const create = useClinicPriceCreate(silent);
  const closeIfOpen = useWhileOpen(onClose);
  /** Once the person has read that it is another one by now, theirs counts. */
  const seen = useRef(item.price ?? undefined);
  const change = async (line: v.InferOutput<typeof priceSchema>): Promise<void> => {
    const data = { ...line, ...(seen.current !== undefined && { from_price: seen.current }) };
    try {
      await update.mutateAsync({ id: filialId, service: item.service_id, data });
    } catch (error) {
      if (isProblem(error, 409)) seen.current = undefined;
      throw error;
    }
  };
  const { form, frame } = useSchemaForm({
    schema: priceSchema,
    defaultValues: { price: item.price === null ? '' : `${item.price}`, is_visible: item.is_visible },
    submit: async (data) => {
      if (item.price === null) {
        await create.mutateAsync({ id: filialId, data: { service_id: item.service_id, ...data } });
      } else await change(data);
      notify.success('Цена сохранена');
      closeIfOpen();
    },
  });
  return (
    <Dialog title={item.title} onClose={onClose}>
      <FormFrame {...frame} summary={false} className="flex flex-col gap-4 text-ink">
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
        <DialogButtons
          secondary={<Button onClick={onClose}>Не&nbsp;менять</Button>}
          primary={<SubmitButton busy="Сохраняем">Сохранить</SubmitButton>}
        />
      </FormFrame>
    </Dialog>
  );
}

interface AddPriceDialogProps {
  readonly filialId: number;
  readonly onClose: () => void;
}

/** Gives a service of the directory a price in the filial. */
export function AddPriceDialog({ filialId, onClose }: AddPriceDialogProps) {
  const services = useServiceList({ query: { select: dataOf, meta: { silent: true } } });
  const create = useClinicPriceCreate(silent);
  const closeIfOpen = useWhileOpen(onClose);
  const { form, frame } = useSchemaForm({
    schema: newPriceSchema,
    defaultValues: { service_id: '', price: '', is_visible: true },
    submit: async (data) => {
      await create.mutateAsync({ id: filialId, data });
      notify.success('Услуга добавлена');
      closeIfOpen();
    },
  });
  return (
    <Dialog title="Новая услуга" onClose={onClose}>
      <FormFrame
        {...frame}
        summary={false}
        failure="Не&nbsp;получилось добавить"
        className="flex flex-col gap-4 text-ink"
      >
        <form.AppField name="service_id">{() => <DirectoryField label="Услуга" list={services} />}</form.AppField>
        <AskForService className="-mt-2 text-small" />
        <form.AppField name="price">
          {(field) => <field.TextField label="Цена, ₸" inputMode="numeric" autoComplete="off" />}
        </form.AppField>
        <form.AppField name="is_visible">{(field) => <field.Checkbox label="Показывать пациентам" />}</form.AppField>
        <DialogButtons
          secondary={<Button onClick={onClose}>Не&nbsp;добавлять</Button>}
          primary={<SubmitButton busy="Добавляем">Добавить услугу</SubmitButton>}
        />
      </FormFrame>
    </Dialog>
  );
}

/** Takes a service off the price list. */
export function RemovePriceDialog({ filialId, item, onClose }: PriceDialogProps) {
  const remove = useClinicPriceDelete(toldWhenDone('Услуга убрана из\u00A0прайса'));
  const confirm = (): void =>
    remove.mutate(
      { id: filialId, service: item.service_id },
      {
        onSuccess: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={`Убрать из прайса: ${item.title}?`}
      safe="Оставить в&nbsp;прайсе"
      action="Убрать из прайса"
      busy={remove.isPending && 'Убираем'}
      onConfirm={confirm}
      onClose={onClose}
    >
      Цена без выбора врача пропадёт со&nbsp;страницы клиники. Записи, которые уже есть, останутся с&nbsp;прежней ценой.
      {remove.error && (
        <div role="alert">
          <FieldError>{problemText(remove.error)}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
