import * as v from 'valibot';
import type { PaymentMethod } from '#generated/models/payment-method.ts';
import { ChecksField } from '@/shared/form/checks-field';

const labels = {
  cash: 'Наличные',
  card: 'Банковская карта',
  kaspi_qr: 'Kaspi QR',
  kaspi_transfer: 'Перевод на\u00A0Kaspi',
  instalments: 'Рассрочка',
} satisfies Record<PaymentMethod, string>;

const OPTIONS = (Object.keys(labels) as PaymentMethod[]).map((id) => ({ id, title: labels[id] }));

/** Schema of `PaymentField`. */
export const paymentSchema = v.pipe(
  v.custom<readonly PaymentMethod[]>(Array.isArray),
  v.transform((methods) => [...methods]),
);

/** Checkboxes for the ways in which patients can pay on the spot. */
export function PaymentField({ label }: { readonly label: string }) {
  return <ChecksField label={label} hint="Пациенты увидят рядом с&nbsp;ценой" options={OPTIONS} />;
}
