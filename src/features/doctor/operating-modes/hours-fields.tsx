import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { TimeInput } from '@/shared/ui/fields/time-input';
import { useRestoredFocus } from '@/shared/ui/focus';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { type ClockRange, dayFault, type DayDraft, MOST_BREAKS, newBreak } from './week-draft';

interface HoursFieldsProps {
  /** Name of the day or days: «понедельник», «Пн, Вт». */
  name: string;
  day: DayDraft;
  errorId: string | undefined;
  onChange: (day: DayDraft) => void;
  /** Content beside the hours: a button that removes them. */
  trailing?: ReactNode;
}

/** Fields for hours and breaks of a day. On phones each range has its own line. */
export function HoursFields({ name, day, errorId, onChange, trailing }: HoursFieldsProps) {
  const fault = dayFault(day);
  const isInvalid = (place: number): boolean => errorId !== undefined && (fault?.places.includes(place) ?? true);
  // A break has no id, so its index is its key.
  const breaks = day.breaks.map((one, index) => ({ one, place: index + 1 }));
  const setBreak = (at: number, value: ClockRange | null) =>
    onChange({ ...day, breaks: breaks.flatMap(({ one, place }) => (place === at ? (value ?? []) : one)) });
  const add = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const isFull = breaks.length === MOST_BREAKS;
  // The pressed button may unmount, so the focus moves. This happens when a break is removed, or
  // when the last possible break is added.
  useRestoredFocus(`${breaks.length}`, isFull ? last : add);
  const addBreak = () => onChange({ ...day, breaks: [...day.breaks, newBreak(day)] });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 phone:flex-col phone:flex-nowrap phone:items-stretch">
      <div className="flex items-center justify-between gap-1">
        <Pair
          label="Часы"
          hiddenLabel
          name={`Приём, ${name}`}
          value={day}
          errorId={isInvalid(0) ? errorId : undefined}
          onChange={(value) => onChange({ ...day, ...value })}
        />
        {trailing}
      </div>
      {breaks.map(({ one, place }) => (
        <div key={place} className="flex items-center justify-between gap-1">
          <Pair
            label="Перерыв"
            name={`Перерыв ${breaks.length > 1 ? `${place}, ` : ''}${name}`}
            value={one}
            fromRef={place === MOST_BREAKS ? last : undefined}
            errorId={isInvalid(place) ? errorId : undefined}
            onChange={(value) => setBreak(place, value)}
          />
          <IconButton
            icon={IconX}
            size="small"
            label={`Убрать перерыв, ${name}`}
            onClick={() => setBreak(place, null)}
          />
        </div>
      ))}
      {!isFull && (
        <Button
          ref={add}
          variant="quiet"
          size="small"
          aria-label={`Добавить ${breaks.length > 0 ? 'ещё ' : ''}перерыв, ${name}`}
          className={cx('phone:self-start', breaks.length > 0 && 'desktop:-ml-5 desktop:px-2')}
          onClick={addBreak}
        >
          <Icon icon={IconPlus} size={18} />
          {/* On wide screens only the icon is visible, so that the button fits beside a break. */}
          <span className={cx(breaks.length > 0 && 'desktop:sr-only')}>
            {breaks.length > 0 ? 'Ещё перерыв' : 'Перерыв'}
          </span>
        </Button>
      )}
    </div>
  );
}

interface PairProps {
  label: string;
  /** Whether the label is shown on phones only. */
  hiddenLabel?: boolean;
  name: string;
  value: ClockRange;
  errorId: string | undefined;
  fromRef?: Ref<HTMLInputElement> | undefined;
  onChange: (value: ClockRange) => void;
}

function Pair({ label, hiddenLabel, name, value, errorId, fromRef, onChange }: PairProps) {
  const shared = {
    size: 'dense' as const,
    className: 'w-[4.5rem] min-w-[3.5rem] px-2 text-center tabular phone:w-[5rem] phone:shrink phone:px-1',
    'aria-describedby': errorId,
    'aria-invalid': errorId === undefined ? undefined : true,
  };
  const { from, to } = value;
  return (
    <span className="flex min-w-0 items-center gap-2 phone:gap-1.5">
      <span
        aria-hidden
        className={
          hiddenLabel
            ? 'text-small text-ink-2 phone:min-w-18 phone:shrink desktop:hidden'
            : 'text-small text-ink-2 phone:min-w-18 phone:shrink'
        }
      >
        {label}
      </span>
      <TimeInput
        {...shared}
        ref={fromRef}
        aria-label={`${name}, с`}
        value={from}
        onChange={(next) => onChange({ from: next, to })}
      />
      <span aria-hidden>–</span>
      <TimeInput {...shared} aria-label={`${name}, до`} value={to} onChange={(next) => onChange({ from, to: next })} />
    </span>
  );
}
