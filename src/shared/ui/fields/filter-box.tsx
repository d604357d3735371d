import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react';
import { SearchBox } from './search-box';
import type { Input } from './text-field';

/** The list follows after this pause in typing, ms. */
const PAUSE = 400;
/** Longest text that the contract searches for. */
const TEXT_MAX = 200;

interface FilterBoxProps {
  label: string;
  /** The text of the URL; the box follows it, but never undoes what is being typed. */
  value: string;
  onChange: (text: string) => void;
  size?: ComponentProps<typeof Input>['size'];
  className?: string;
}

/**
 * Filters the list below while one types; Enter does not wait. It may stand in a form, which Enter
 * does not send then.
 */
export function FilterBox({ label, value, onChange, size, className }: FilterBoxProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Changed from outside: «Назад», «Сбросить».
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
      // Another name than the field: both are read.
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
