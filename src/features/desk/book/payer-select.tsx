import type { Funded } from '@/domain/service/funding-text';
import { bookDefaults } from '@/features/desk/book/book-schema';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { PayerOptions } from './payer-options';

interface PayerSelectProps {
  readonly offer: Funded;
  /** The chosen payer; undefined if none is chosen. */
  readonly payer: string | undefined;
  readonly onChange: () => void;
}

/**
 * Form field for the payer, if a service has several payers. The free times depend on the payer.
 */
export function PayerSelect({ offer: { funding }, payer, onChange }: PayerSelectProps) {
  const form = useTypedAppFormContext({ defaultValues: bookDefaults });
  if (funding === undefined || funding.length < 2) return null;
  return (
    <form.AppField name="funding" listeners={{ onChange }}>
      {(field) => (
        <field.SelectField label="Кто платит" shown={payer ?? ''}>
          <option value="">Уточнить на&nbsp;приёме</option>
          <PayerOptions among={funding} />
        </field.SelectField>
      )}
    </form.AppField>
  );
}
