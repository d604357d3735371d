import type { PaymentMethod } from '#generated/models/payment-method.ts';
import { chanceOf } from '#mocks/db/random.ts';

const PURPOSE = 1_301;

const FILIAL_SHARES = { cash: 0.95, card: 0.8, kaspi_qr: 0.85, kaspi_transfer: 0.3, instalments: 0.35 } as const;
const HOME_SHARES = { cash: 1, kaspi_transfer: 0.8 } as const;

/**
 * Every twelfth filial names no means of payment. The result is computed from the id, because a
 * random draw would change other data.
 */
export function filialPayment(id: number): PaymentMethod[] {
  return id % 12 === 0 ? [] : drawn(id, FILIAL_SHARES);
}

export function homePayment(id: number): PaymentMethod[] {
  return drawn(id, HOME_SHARES);
}

function drawn(id: number, shares: Readonly<Partial<Record<PaymentMethod, number>>>): PaymentMethod[] {
  const methods = Object.entries(shares) as [PaymentMethod, number][];
  return methods.filter(([, share], index) => chanceOf(id, PURPOSE + index) < share).map(([method]) => method);
}
