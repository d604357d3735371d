import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { weekday } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { parseTypedDate, typedDate } from '@/shared/format/typed-date';
import { isDay } from '@/shared/format/zone';
import { cx } from '@/shared/ui/cx';
import { IconButton } from '@/shared/ui/icon-button';
import { useToday } from '@/shared/use-now';
import { Calendar } from './calendar';
import { clampDay } from './calendar-days';
import { Field, type FieldFrameProps } from './field';
import { Input } from './text-field';

interface DateChoice {
  /** Chosen date, `2026-05-12`; empty text if there is none. */
  value: string;
  /** First and last date that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  onChange: (date: string) => void;
}

interface DateFieldProps extends FieldFrameProps, DateChoice {
  onBlur?: (() => void) | undefined;
  'data-autofocus'?: true;
}

/**
 * A date, typed in any notation or chosen in a calendar. The value is `2026-05-12`, or the typed
 * text if it is not a date. In this case the form's rule shows the error.
 */
export function DateField({ label, hint, error, optional, id, className, onBlur, ...choice }: DateFieldProps) {
  const { value, min, max, onChange } = choice;
  /** The text while the user types. It is parsed on blur. */
  const [typed, setTyped] = useState<string>();
  const year = Number(useToday().slice(0, 4));
  const day = isDay(value) ? value : undefined;
  const leave = () => {
    setTyped(undefined);
    // «12.05» is a date of this year, or of the next year if `min` and `max` do not allow this
    // year's date.
    const meant = [year, year + 1].map((one) => parseTypedDate(`${value} ${one}`));
    const found = meant.find((one) => one !== undefined && clampDay(one, min, max) === one);
    if (day === undefined && found !== undefined) onChange(found);
    onBlur?.();
  };
  return (
    <Field
      {...{ label, error, optional, id, className }}
      hint={hint ?? (day === undefined ? undefined : upperFirst(weekday(day)))}
    >
      {(control) => (
        <CalendarPopover {...choice} value={day ?? ''} label={label}>
          {(popoverTarget) => (
            <Input
              {...control}
              data-autofocus={choice['data-autofocus']}
              value={typed ?? (day === undefined ? value : typedDate(day))}
              inputMode="numeric"
              autoComplete="off"
              placeholder="ДД.ММ.ГГГГ"
              onChange={({ target }) => {
                setTyped(target.value);
                onChange(parseTypedDate(target.value) ?? target.value);
              }}
              onBlur={leave}
              trailing={
                <IconButton
                  icon={IconCalendar}
                  label={`Календарь: ${typeof label === 'string' ? label : 'день'}`}
                  popoverTarget={popoverTarget}
                />
              }
            />
          )}
        </CalendarPopover>
      )}
    </Field>
  );
}

/** A small icon button that opens a calendar. */
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

/**
 * Distance between the calendar and its button, and between the calendar and the edge of the
 * screen, in pixels.
 */
const GAP = 4;

/** Uses the native popover, which closes on Esc or an outside press and returns focus. */
function CalendarPopover({ value, min, max, onChange, label, className, children }: CalendarPopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  // The closed panel stays mounted, because focus returns only from inside it. The counter makes
  // each opening start at the current value.
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
