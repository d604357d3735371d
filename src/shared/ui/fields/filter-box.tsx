import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react';
import { SearchBox } from './search-box';
import type { Input } from './text-field';

/** Delay between typing and filtering, in milliseconds. */
const PAUSE = 400;
/** Maximum length of a search text in the contract, in characters. */
const TEXT_MAX = 200;

interface FilterBoxProps {
  label: string;
  /**
   * Search text in the URL. If the text changes, the box shows the new text, but never while the
   * user types.
   */
  value: string;
  onChange: (text: string) => void;
  size?: ComponentProps<typeof Input>['size'];
  className?: string;
}

/**
 * Filters the list below it while the user types. Enter filters at once and does not submit a
 * surrounding form.
 */
export function FilterBox({ label, value, onChange, size, className }: FilterBoxProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // «Назад» or «Сбросить» has changed the text in the URL.
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
      // Screen readers read both this name and the label of the field, so the two differ.
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
