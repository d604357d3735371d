import type { Funding } from '#generated/models/funding.ts';
import { fundingLabel, payers } from '@/domain/service/funding-text';
import { wordFor } from '@/shared/format/word-for';

/** Options of a select with payers; `among` leaves out the others. */
export function PayerOptions({ among = payers }: { among?: readonly Funding[] }) {
  return among.map((one) => (
    <option key={one} value={one}>
      {wordFor(fundingLabel, one, 'Иначе')}
    </option>
  ));
}
