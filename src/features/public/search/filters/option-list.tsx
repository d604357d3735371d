import { useState } from 'react';
import type { FilterOption } from '#generated/models/filter-option.ts';
import { lowerFirst, foldCase } from '@/shared/format/letter-case';
import { wholeNumber } from '@/shared/format/number';
import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { SearchBox } from '@/shared/ui/fields/search-box';

interface OptionListProps {
  /** Title of the filter, for the label of the search box: «Специализация». */
  title: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** From this number of options on, a list is folded (`SHORT`) or scrolls (`LONG`). */
const SHORT = 4;
const LONG = 12;

/** List of checkboxes. A long list shows the chosen options and a few more until it is unfolded. */
export function OptionList({ title, options, chosen, onChange }: OptionListProps) {
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  // Only options that were chosen when the list mounted move to the top. An option chosen later
  // stays in place, so that the list doesn't shift.
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
          <SearchBox
            size="small"
            label={`Найти: ${lowerFirst(title)}`}
            placeholder="Найти"
            value={text}
            onChange={setText}
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

/** Moves the options in `first` to the top. The other options keep their order. */
export function shortList(options: readonly FilterOption[], first: readonly string[]): readonly FilterOption[] {
  return options.toSorted((one, other) => Number(first.includes(other.value)) - Number(first.includes(one.value)));
}

/**
 * Options with a word that begins with the text. Letter case is ignored, and «ё» matches «е». An
 * empty text matches all options.
 */
export function matching(options: readonly FilterOption[], text: string): readonly FilterOption[] {
  const wanted = plain(text.trim());
  return wanted === '' ? options : options.filter(({ title }) => ` ${plain(title)}`.includes(` ${wanted}`));
}

function plain(text: string): string {
  return foldCase(text).replace(/[\s(«-]+/g, ' ');
}
