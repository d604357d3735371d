import type { Funding } from '#generated/models/funding.ts';
import { fundingLabel } from '@/domain/service/funding-text';
import { ReferralNote } from '@/domain/service/referral-note';
import { BoundRadioField } from '@/shared/form/bound-radio-field';
import { price } from '@/shared/format/price';
import { wordFor } from '@/shared/format/word-for';
import { Card } from '@/shared/ui/card';
import { asksForPayer } from './booking-schema';

interface PayerFieldProps {
  /** The possible payers at the chosen time. */
  payers: readonly Funding[];
  /** The chosen payer; empty if none is chosen. */
  value: string;
  /** Price in KZT, if the patient pays. */
  amount: number;
  /** Whether ОСМС pays only if the patient has a referral. */
  referral: boolean;
}

/**
 * Field for the payer, shown if several payers are possible, and a note on what a visit needs if
 * ОСМС pays.
 */
export function PayerField({ payers, value, amount, referral }: PayerFieldProps) {
  const isLost = value !== '' && asksForPayer(payers, value);
  const isOsms = value === 'osms' || (payers.length === 1 && payers[0] === 'osms');
  if (payers.length < 2 && !isLost && !(isOsms && referral)) return null;
  return (
    <Card className="flex flex-col gap-4">
      {(payers.length > 1 || isLost) && (
        <>
          <h2 className="text-h3">Бесплатно или платно</h2>
          {isLost && <p className="text-small text-amber-ink">В&nbsp;это время так не&nbsp;принимают.</p>}
          <BoundRadioField
            label="Бесплатно или платно"
            labelHidden
            variant="cards"
            options={payers.map((one) => ({
              value: one,
              label: wordFor(fundingLabel, one, 'Иначе'),
              note: noteOf(one, amount, referral),
            }))}
            className="grid grid-cols-3 gap-4 phone:grid-cols-1 phone:gap-2"
          />
        </>
      )}
      {isOsms && referral && <ReferralNote open />}
    </Card>
  );
}

function noteOf(payer: Funding, amount: number, referral: boolean): string | undefined {
  if (payer === 'paid') return price(amount);
  if (payer === 'dms') return 'Если услуга входит в\u00A0ваш полис';
  return referral ? 'Нужно направление' : undefined;
}
