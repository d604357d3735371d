import { useState } from 'react';
import { addDays } from '@/shared/format/date';
import { isDay } from '@/shared/format/zone';
import { DateField } from '@/shared/ui/fields/date-field';
import { useToday } from '@/shared/use-now';

interface DayRangeProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (days: { date_from?: string | undefined; date_to?: string | undefined }) => void;
}

/** Doctors can open slots for this number of days from today on (docs/rules.md). */
const HORIZON = 90;

/**
 * Fields for the first and the last day of a visit. If the last day is empty or before the first
 * day, the first field sets both days.
 */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  const today = useToday();
  const last = addDays(today, HORIZON - 1);
  return (
    <div className="mt-2 grid gap-3">
      <DayInput
        label="С какого дня"
        value={from}
        min={today}
        max={last}
        onChange={(date_from) => {
          const isLater = date_from !== undefined && (to === undefined || to < date_from);
          onChange({ date_from, ...((isLater || to === from) && { date_to: date_from }) });
        }}
      />
      <DayInput
        label="По какой день"
        value={to}
        min={from ?? today}
        max={last}
        onChange={(date_to) => onChange({ date_to })}
      />
    </div>
  );
}

interface DayInputProps {
  label: string;
  value: string | undefined;
  min: string;
  max: string;
  onChange: (value: string | undefined) => void;
}

/** Field for a day. The filter changes once the text is a valid day that can be booked. */
function DayInput({ label, value, min, max, onChange }: DayInputProps) {
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  const [isLeft, setLeft] = useState(false);
  // Something outside of the field has changed the value: a removed chip, «Назад», or the other
  // field.
  if (shown !== value) {
    setShown(value);
    setText(value ?? '');
  }
  const isOpen = isDay(text) && text >= min && text <= max;
  const change = (typed: string): void => {
    setText(typed);
    setLeft(false);
    if (typed === '') onChange(undefined);
    else if (isDay(typed) && typed >= min && typed <= max) onChange(typed);
  };
  const error = !isDay(text)
    ? 'Введите день, например 12.05'
    : text < min
      ? 'Этот день уже прошёл или раньше первого'
      : 'Так далеко ещё не записывают';
  return (
    <DateField
      label={label}
      value={text}
      min={min}
      max={max}
      error={isLeft && text !== '' && !isOpen ? error : undefined}
      onChange={change}
      onBlur={() => setLeft(true)}
    />
  );
}
