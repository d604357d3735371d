import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Weekday } from '#generated/models/weekday.ts';
import { dayText, weekdaysText } from '@/domain/place/hours-text';
import { useBoundField } from '@/shared/form/use-bound-field';
import { daysCount } from '@/shared/format/counts';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { FieldError } from '@/shared/ui/fields/field';
import { Icon } from '@/shared/ui/icon';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { DayRow } from './day-row';
import { dayFault, type EditedDay, equalDays, WEEKDAY_NAMES } from './filial-week';

/**
 * Form field for the hours of a week. The hours of a day can be copied to other days. On phones
 * days with the same hours are folded into one line.
 */
export function WeekEditor() {
  const { id, value: week, error, change, blur } = useBoundField<readonly EditedDay[]>('Часы работы');
  const [copied, setCopied] = useState<EditedDay>();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<readonly Weekday[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const set = (day: EditedDay): void => change(week.map((one) => (one.weekday === day.weekday ? day : one)));
  const isWrong = (day: EditedDay): boolean => error !== undefined && dayFault(day) !== undefined;
  const isApart = (day: EditedDay): boolean => !isPhone || opened.includes(day.weekday) || isWrong(day);
  /** Unfolds days. The pressed button unmounts, so a day gets the focus. */
  const open = (next: readonly Weekday[], focused: Weekday | undefined): void => {
    flushSync(() => setOpened(next));
    list.current?.querySelector<HTMLElement>(`[data-weekday~="${focused}"] :is(button, input)`)?.focus();
  };
  return (
    <div id={id} tabIndex={-1} onBlur={blur}>
      <ul ref={list}>
        {equalDays(week, isApart).map((days) =>
          days.map(isApart).includes(true) ? (
            days.map((day) => (
              <DayRow key={day.weekday} day={day} isWrong={isWrong(day)} onChange={set} onCopy={() => setCopied(day)} />
            ))
          ) : (
            <EqualDays
              key={days[0]?.weekday}
              days={days}
              onOpen={() => {
                const weekdays = days.map(({ weekday }) => weekday);
                open([...opened, ...weekdays], weekdays[0]);
              }}
            />
          ),
        )}
      </ul>
      {isPhone && opened.length > 0 && (
        <div className="border-t border-line px-4 py-1">
          <Button variant="quiet" size="small" className="-ml-3" onClick={() => open([], week[0]?.weekday)}>
            Свернуть дни
          </Button>
        </div>
      )}
      {error !== undefined && (
        <div className="px-6 pb-3 phone:px-4">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {copied && (
        <CopyDialog
          day={copied}
          week={week}
          onCopy={(to) => {
            change(week.map((one) => (to.includes(one.weekday) ? { ...copied, weekday: one.weekday } : one)));
            setCopied(undefined);
          }}
          onClose={() => setCopied(undefined)}
        />
      )}
    </div>
  );
}

interface EqualDaysProps {
  readonly days: readonly EditedDay[];
  readonly onOpen: () => void;
}

/** Folded line «Пн–пт 08:00–20:00». A press unfolds its days. */
function EqualDays({ days, onOpen }: EqualDaysProps) {
  const weekdays = days.map(({ weekday }) => weekday);
  const hours = days.slice(0, 1).filter(({ isOpen }) => isOpen);
  return (
    <li data-weekday={weekdays.join(' ')} className="border-t border-line">
      <button
        type="button"
        aria-expanded={false}
        onClick={onOpen}
        className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left active:bg-canvas"
      >
        <span className="w-24 shrink-0 font-medium">{weekdaysText(weekdays)}</span>
        <span className="min-w-0 grow">
          {dayText(hours.map(({ weekday, from, to, breaks }) => ({ weekday, from, to, breaks: [...breaks] })))}
        </span>
        <Icon icon={IconChevronDown} size={18} className="text-ink-3" />
      </button>
    </li>
  );
}

interface CopyDialogProps {
  readonly day: EditedDay;
  readonly week: readonly EditedDay[];
  readonly onCopy: (to: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Dialog to copy the hours to other days. The days with opening hours are chosen at first. */
function CopyDialog({ day, week, onCopy, onClose }: CopyDialogProps) {
  const others = week.filter(({ weekday }) => weekday !== day.weekday);
  const [chosen, setChosen] = useState(others.filter(({ isOpen }) => isOpen).map(({ weekday }) => weekday));
  return (
    <Dialog
      title={`Скопировать ${day.from}–${day.to}`}
      onClose={onClose}
      secondary={<Button onClick={onClose}>Не копировать</Button>}
      primary={
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
          {chosen.length === 0 ? 'Выберите дни' : `На ${daysCount(chosen.length)}`}
        </Button>
      }
    >
      {others.map(({ weekday }) => (
        <Checkbox
          key={weekday}
          checked={chosen.includes(weekday)}
          onChange={({ target }) =>
            setChosen((before) => (target.checked ? [...before, weekday] : before.filter((one) => one !== weekday)))
          }
        >
          {WEEKDAY_NAMES[weekday]}
        </Checkbox>
      ))}
    </Dialog>
  );
}
