import type { PaymentMethod } from '#generated/models/payment-method.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { formatWords } from './visit-format';

/** A filial or a doctor whom patients pay on the spot. A home visit is paid to the doctor. */
export interface Paid {
  readonly payment_methods?: readonly PaymentMethod[] | undefined;
}

/** Ways of payment in the order in which a sentence names them. */
const inSentence = {
  cash: 'наличными',
  card: 'картой',
  kaspi_qr: 'Kaspi\u00A0QR',
  kaspi_transfer: 'переводом на\u00A0Kaspi',
  instalments: 'в\u00A0рассрочку',
} satisfies Record<PaymentMethod, string>;

/**
 * Ways of payment: «наличными, картой, Kaspi QR». Empty if they aren't known. A way that this
 * version doesn't know is left out.
 */
export function payMeans({ payment_methods: methods = [] }: Paid): string {
  const known = Object.keys(inSentence) as (keyof typeof inSentence)[];
  return known.flatMap((one) => (methods.includes(one) ? inSentence[one] : [])).join(', ');
}

/** Note about payment on the spot: «оплата в клинике: наличными, картой». */
export function onSpotNote(format: VisitFormat, paid: Paid): string {
  return [formatWords(format).payment, payMeans(paid)].filter(Boolean).join(': ');
}

/**
 * Returns who is paid on the spot. For an online visit nobody is, because the bill comes by e-mail.
 */
export function paidOnSpot(format: VisitFormat, place: Paid, doctor: Paid | null): Paid {
  if (format === 'home') return doctor ?? {};
  return format === 'clinic' ? place : {};
}
