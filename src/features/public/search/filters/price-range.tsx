import { useId, useState } from 'react';
import { PRICE_MAX } from '@/features/public/search/query/search-query';
import { messages } from '@/shared/form/rules/messages';
import { typedNumber, wholeNumber } from '@/shared/format/number';
import { FieldError } from '@/shared/ui/fields/field';
import { Input } from '@/shared/ui/fields/text-field';

interface PriceRangeProps {
  from: number | undefined;
  to: number | undefined;
  /** The lowest and the highest price among the results, in KZT. */
  bounds: { readonly min: number | null; readonly max: number | null };
  onChange: (price: { price_from: number | undefined } | { price_to: number | undefined }) => void;
}

/**
 * Fields of the price filter. A price takes effect on Enter or when the user leaves the field, not
 * while typing.
 */
export function PriceRange({ from, to, bounds, onChange }: PriceRangeProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <PriceInput
        label="Цена от, ₸"
        placeholder={['от', bounds.min !== null && wholeNumber(bounds.min)].filter(Boolean).join('\u00A0')}
        value={from}
        onChange={(price_from) => onChange({ price_from })}
      />
      <PriceInput
        label="Цена до, ₸"
        placeholder={['до', bounds.max !== null && wholeNumber(bounds.max)].filter(Boolean).join('\u00A0')}
        value={to}
        onChange={(price_to) => onChange({ price_to })}
      />
    </div>
  );
}

interface PriceInputProps {
  label: string;
  placeholder: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

function PriceInput({ label, placeholder, value, onChange }: PriceInputProps) {
  const [text, setText] = useState(asText(value));
  const [shown, setShown] = useState(value);
  const [fault, setFault] = useState<string>();
  const faultId = useId();
  // Something outside of the field has changed the value: a removed chip or «Назад».
  if (shown !== value) {
    setShown(value);
    setText(asText(value));
    setFault(undefined);
  }

  const commit = () => {
    const found = priceFault(text);
    setFault(found);
    if (found !== undefined) return;
    const typed = text.trim() === '' ? undefined : typedNumber(text);
    setText(asText(typed));
    if (typed !== value) onChange(typed);
  };

  return (
    <span>
      <span className="relative block">
        <Input
          size="small"
          aria-label={label}
          placeholder={placeholder}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          value={text}
          {...(fault !== undefined && { 'aria-invalid': true, 'aria-describedby': faultId })}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
          }}
          className={text === '' ? '' : 'pr-9'}
        />
        {text !== '' && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-3"
          >
            ₸
          </span>
        )}
      </span>
      <span id={faultId} aria-live="polite">
        {fault !== undefined && <FieldError>{fault}</FieldError>}
      </span>
    </span>
  );
}

/** Error message of an invalid price. The text stays in the field and the filter doesn't change. */
function priceFault(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const typed = typedNumber(text);
  if (typed === undefined || typed < 0) return messages.number;
  if (!Number.isInteger(typed)) return messages.whole;
  return typed > PRICE_MAX ? messages.max(wholeNumber(PRICE_MAX)) : undefined;
}

function asText(value: number | undefined): string {
  return value === undefined ? '' : wholeNumber(value);
}
