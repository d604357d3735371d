import { type KeyboardEvent, useState } from 'react';
import { clockOf, minuteOf, typedClock } from '@/shared/format/clock';
import { Input, type InputProps } from './text-field';

interface TimeInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** «14:00», or what was typed when it is no time. */
  value: string;
  onChange: (value: string) => void;
  /** Minutes that an arrow key adds or takes. */
  step?: number;
}

export const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A time of the day, typed in any form: «9», «930», «09.30». Arrow keys go by ten minutes. */
export function TimeInput({ value, onChange, step = 10, onBlur, ...rest }: TimeInputProps) {
  // While it is typed the text stays as it is; a time is made of it on leaving.
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
