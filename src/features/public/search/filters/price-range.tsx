import { useState } from 'react';
import { PRICE_MAX } from '@/features/public/search/query/search-params';
import { wholeNumber } from '@/shared/format/number';
import { Input } from '@/shared/ui/fields/text-field';

interface PriceRangeProps {
  from: number | undefined;
  to: number | undefined;
  /** Prices among the results, KZT. */
  bounds: { readonly min: number | null; readonly max: number | null };
  onChange: (price: { price_from: number | undefined } | { price_to: number | undefined }) => void;
}

/** Lowest and highest price. They apply on Enter and on blur, not while typing. */
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
  // Changed from outside: a chip was removed, «Назад» was pressed.
  if (shown !== value) {
    setShown(value);
    setText(asText(value));
  }

  const commit = () => {
    const digits = text.replace(/\D/g, '');
    const typed = digits === '' ? undefined : Math.min(Number(digits), PRICE_MAX);
    setText(asText(typed));
    if (typed !== value) onChange(typed);
  };

  return (
    <span className="relative block">
      <Input
        size="small"
        aria-label={label}
        placeholder={placeholder}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={11}
        value={text}
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
  );
}

function asText(value: number | undefined): string {
  return value === undefined ? '' : wholeNumber(value);
}
