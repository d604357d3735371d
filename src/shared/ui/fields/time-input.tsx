import { type KeyboardEvent, useState } from 'react';
import { clockOf, minuteOf, typedClock } from '@/shared/format/clock';
import { Input, type InputProps } from './text-field';

interface TimeInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** Time «14:00», or the typed text if it is not a time. */
  value: string;
  onChange: (value: string) => void;
  /** Number of minutes per press of an arrow key. */
  step?: number;
}

export const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * A field for a time of day. The user may type «9», «930» or «09.30». Arrow keys change the time by
 * `step` minutes.
 */
export function TimeInput({ value, onChange, step = 10, onBlur, ...rest }: TimeInputProps) {
  // The text while the user types. It is parsed on blur.
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    setTyped(text);
    const clock = typedClock(text);
    onChange(isClock(clock) ? clock : text);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined || !isClock(value)) return;
    event.preventDefault();
    setTyped(undefined);
    onChange(clockOf(Math.max(0, minuteOf(value) + by)));
  };
  return (
    <Input
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? value}
      onChange={(event) => read(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      onKeyDown={handleKeyDown}
    />
  );
}
