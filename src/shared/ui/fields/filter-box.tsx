import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react';
import { SearchBox } from './search-box';
import type { Input } from './text-field';

/** Delay after typing before the list is filtered, milliseconds. */
const PAUSE = 400;
/** The contract's limit of a search text, characters. */
const TEXT_MAX = 200;

interface FilterBoxProps {
  label: string;
  /** Text in the URL; the box follows it, but never overwrites text being typed. */
  value: string;
  onChange: (text: string) => void;
  size?: ComponentProps<typeof Input>['size'];
  className?: string;
}

/**
 * Filters the list below while typing; Enter applies at once, and does not submit a surrounding
 * form.
 */
export function FilterBox({ label, value, onChange, size, className }: FilterBoxProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Changed from outside, by «Назад» or «Сбросить».
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  const send = () => {
    const next = text.trim();
    if (next === sent) return;
    setSent(next);
    onChange(next);
  };
  useEffect(() => {
    const timer = setTimeout(send, PAUSE);
    return () => clearTimeout(timer);
  });

  const sendOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <div
      role="search"
      // Differs from the field's label, because screen readers read both.
      aria-label="Поиск в списке"
      className={className}
    >
      <SearchBox
        size={size}
        enterKeyHint="search"
        label={label}
        maxLength={TEXT_MAX}
        value={text}
        onChange={setText}
        onKeyDown={sendOnEnter}
      />
    </div>
  );
}
