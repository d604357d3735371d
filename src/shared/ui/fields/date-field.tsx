import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { parseTypedDate, typedDate } from '@/shared/format/typed-date';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { useToday } from '@/shared/use-now';
import { Calendar } from './calendar';
import { Field, type FieldFrameProps } from './field';
import { TypedDateField } from './typed-date-field';
import type { TypedFieldProps } from './typed-field';

interface DateChoice {
  /** `2026-05-12`; empty where none is chosen yet. */
  value: string;
  /** The first and the last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  onChange: (date: string) => void;
}

/**
 * A labelled day, «Вторник, 12 мая», which opens a calendar. Its name holds both: a label alone
 * would keep the day from who listens.
 */
export function DateField({ label, hint, error, optional, id, className, ...choice }: FieldFrameProps & DateChoice) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <CalendarPopover {...choice} label={label}>
          {(popoverTarget) => (
            <button
              type="button"
              {...control}
              aria-labelledby={`${control.id}-label ${control.id}-value`}
              popoverTarget={popoverTarget}
              className="flex control items-center justify-between gap-2 text-left"
            >
              <span id={`${control.id}-value`} className={cx('truncate', choice.value === '' && 'text-ink-3')}>
                {choice.value === '' ? 'Выберите день' : upperFirst(weekdayDay(choice.value))}
              </span>
              <Icon icon={IconCalendar} size={18} className="shrink-0 text-ink-2" />
            </button>
          )}
        </CalendarPopover>
      )}
    </Field>
  );
}

/** A day to come: typed as DD.MM.YYYY, or looked up in the calendar at its edge. */
export function ComingDateField({ value, onChange, ...field }: TypedFieldProps) {
  const today = useToday();
  return (
    <TypedDateField
      {...field}
      {...{ value, onChange }}
      trailing={
        <DateButton
          label="Выбрать день"
          min={today}
          value={parseTypedDate(value) ?? ''}
          onChange={(date) => onChange(typedDate(date))}
        />
      }
    />
  );
}

/** «Выбрать день» as a picture: a calendar behind a small button. */
export function DateButton({ label, className, ...choice }: { label: string; className?: string } & DateChoice) {
  return (
    <CalendarPopover {...choice} label={label} className={className}>
      {(popoverTarget) => <IconButton icon={IconCalendar} label={label} popoverTarget={popoverTarget} />}
    </CalendarPopover>
  );
}

interface CalendarPopoverProps extends DateChoice {
  label: ReactNode;
  className?: string | undefined;
  children: (popoverTarget: string) => ReactNode;
}

/** Pixels to the button and to the edge of the screen. */
const GAP = 4;

/** The platform's popover: it closes on Esc and a press elsewhere, and gives focus back. */
function CalendarPopover({ value, min, max, onChange, label, className, children }: CalendarPopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  // It stays when it closes, for only focus that is still within is given back; each opening begins at the day that holds.
  const [opened, setOpened] = useState(0);
  const place = ({ newState, currentTarget: box }: ToggleEvent<HTMLDivElement>) => {
    const anchor = box.previousElementSibling?.getBoundingClientRect();
    if (newState !== 'open' || anchor === undefined) return;
    const below = anchor.bottom + GAP;
    const fits = below + box.offsetHeight + GAP <= window.innerHeight;
    box.style.top = `${Math.max(GAP, fits ? below : anchor.top - GAP - box.offsetHeight)}px`;
    box.style.left = `${Math.max(GAP, Math.min(anchor.left, window.innerWidth - box.offsetWidth - GAP))}px`;
    box.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  };
  return (
    <span className={cx('grid', className)}>
      {children(id)}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={typeof label === 'string' ? label : 'Календарь'}
        onBeforeToggle={({ newState }) => newState === 'open' && setOpened(opened + 1)}
        onToggle={place}
        className="fixed w-80 max-w-[calc(100vw-0.5rem)] rounded-note border border-line bg-white p-3 text-ink shadow-pop"
      >
        {opened > 0 && (
          <Calendar
            key={opened}
            {...{ min, max }}
            value={value}
            onChoose={(date) => {
              panel.current?.hidePopover();
              onChange(date);
            }}
          />
        )}
      </div>
    </span>
  );
}
