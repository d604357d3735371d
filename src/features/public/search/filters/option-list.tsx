import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import type { FilterOption } from '#generated/models/filter-option.ts';
import { lowerFirst } from '@/shared/format/letter-case';
import { wholeNumber } from '@/shared/format/number';
import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { Input } from '@/shared/ui/fields/text-field';
import { Icon } from '@/shared/ui/icon';
import { matching, shortList } from './option-order';

interface OptionListProps {
  /** «Специализация», for the box that narrows the list. */
  title: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** More than these are folded, and can be found by typing. */
const SHORT = 4;
const LONG = 12;

/** Values of which several can be chosen. A long list shows what is chosen and a few more, the rest on demand. */
export function OptionList({ title, options, chosen, onChange }: OptionListProps) {
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  // What was chosen when the list first showed stands on top; later choices stay where they are, under the finger.
  const [first] = useState(chosen);

  const long = options.length > SHORT + 2;
  const ordered = shortList(options, first);
  const found = matching(ordered, text);
  const shown =
    !long || all || text !== '' ? found : found.filter(({ value }, index) => index < SHORT || chosen.includes(value));
  const rest = found.length - shown.length;

  const toggle = (value: string, on: boolean) =>
    onChange(on ? [...chosen, value] : chosen.filter((other) => other !== value));

  return (
    <>
      {long && (
        <div className="mb-1">
          <Input
            size="small"
            type="search"
            aria-label={`Найти: ${lowerFirst(title)}`}
            placeholder="Найти"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            leading={<Icon icon={IconSearch} />}
          />
        </div>
      )}
      <div className={cx(shown.length > LONG && '-mx-1 max-h-110 overflow-y-auto px-1')}>
        {shown.map(({ value, title: name, count }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            disabled={count === 0 && !chosen.includes(value)}
            count={wholeNumber(count)}
            onChange={(event) => toggle(value, event.target.checked)}
            className="has-disabled:text-ink-3"
          >
            {typeset(name)}
          </Checkbox>
        ))}
      </div>
      <p role="status" className={cx('py-2 text-small text-ink-3', found.length > 0 && 'sr-only')}>
        {text !== '' && found.length === 0 && 'Ничего не найдено'}
      </p>
      {long && text === '' && (rest > 0 || all) && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="mt-1 link min-h-6 text-small font-medium phone:py-1.5"
        >
          {all ? 'Свернуть' : `Ещё\u00A0${rest}`}
        </button>
      )}
    </>
  );
}
