import type { FilterOption } from '@generated/models/filter-option';
import { useId } from 'react';
import { wholeNumber } from '@/shared/format/number';
import { typeset } from '@/shared/format/typography';
import { Radio } from '@/shared/ui/radio';

interface ChoiceListProps {
  options: readonly FilterOption[];
  /** Names the choice of none, where the server does not offer it itself. */
  any?: string;
  chosen: string;
  onChange: (value: string) => void;
}

/** Values of which one holds. */
export function ChoiceList({ options, any, chosen, onChange }: ChoiceListProps) {
  const name = useId();
  const all: readonly (Omit<FilterOption, 'count'> & { count?: number })[] =
    any === undefined || options.some(({ value }) => value === 'any')
      ? options
      : [{ value: 'any', title: any }, ...options];

  return all.map(({ value, title, count }) => (
    <Radio
      key={value}
      name={name}
      value={value}
      checked={value === chosen}
      disabled={count === 0 && value !== chosen && value !== 'any'}
      count={count === undefined ? undefined : wholeNumber(count)}
      onChange={() => onChange(value)}
      className="has-disabled:text-ink-3"
    >
      {typeset(title)}
    </Radio>
  ));
}
