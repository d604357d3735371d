import { useId } from 'react';
import type { FilterOption } from '#generated/models/filter-option.ts';
import { wholeNumber } from '@/shared/format/number';
import { typeset } from '@/shared/format/typography';
import { Radio } from '@/shared/ui/fields/radio';

interface ChoiceListProps {
  options: readonly FilterOption[];
  chosen: string;
  onChange: (value: string) => void;
}

/** Values of which one holds; `any` is none of them. */
export function ChoiceList({ options, chosen, onChange }: ChoiceListProps) {
  const name = useId();
  return options.map(({ value, title, count }) => (
    <Radio
      key={value}
      name={name}
      value={value}
      checked={value === chosen}
      disabled={count === 0 && value !== chosen && value !== 'any'}
      count={wholeNumber(count)}
      onChange={() => onChange(value)}
      className="has-disabled:text-ink-3"
    >
      {typeset(title)}
    </Radio>
  ));
}
