import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Switch } from '@/shared/ui/fields/switch';
import { TimeInput } from '@/shared/ui/fields/time-input';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { type EditedDay, type Span, WEEKDAY_NAMES } from './filial-week';

const MOST_BREAKS = 5;
const NOON: Span = { from: '13:00', to: '14:00' };

interface DayRowProps {
  readonly day: EditedDay;
  readonly isWrong: boolean;
  readonly onChange: (day: EditedDay) => void;
  readonly onCopy: () => void;
}

/** Opening hours of one weekday with breaks. */
export function DayRow({ day, isWrong, onChange, onCopy }: DayRowProps) {
  const name = WEEKDAY_NAMES[day.weekday];
  const setBreak = (index: number, pause: Span | undefined): void =>
    onChange({ ...day, breaks: day.breaks.flatMap((one, at) => (at === index ? (pause ?? []) : one)) });
  return (
    <li data-weekday={day.weekday} className="border-t border-line px-6 py-2 phone:px-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        <Switch
          checked={day.isOpen}
          onChange={(isOpen) => onChange({ ...day, isOpen })}
          className="w-40 phone:w-auto phone:grow"
        >
          {name}
        </Switch>
        {day.isOpen ? (
          <>
            <Times
              isBelow
              span={day}
              whose={name}
              isWrong={isWrong}
              onChange={(span) => onChange({ ...day, ...span })}
            />
            <span className="ml-auto flex items-center phone:order-2">
              {day.breaks.length < MOST_BREAKS && (
                <Button
                  aria-label={`Перерыв: ${name}`}
                  variant="quiet"
                  size="small"
                  onClick={() => onChange({ ...day, breaks: [...day.breaks, NOON] })}
                >
                  <Icon icon={IconPlus} size={16} />
                  Перерыв
                </Button>
              )}
              <IconButton size="small" icon={IconCopy} label={`Скопировать на другие дни: ${name}`} onClick={onCopy} />
            </span>
          </>
        ) : (
          <span className="text-small text-ink-3">Закрыто</span>
        )}
      </div>
      {day.isOpen &&
        day.breaks.map((pause, index) => (
          <div key={breakKey(day, index)} className="flex min-h-11 flex-wrap items-center gap-x-3 pb-1">
            <span className="w-40 text-right text-small text-ink-3 phone:min-w-20 phone:text-left">Перерыв</span>
            <Times
              span={pause}
              whose={`${name}, перерыв`}
              isWrong={isWrong}
              onChange={(span) => setBreak(index, span)}
            />
            <IconButton
              size="small"
              icon={IconX}
              label={`Убрать перерыв: ${name}, ${pause.from}`}
              onClick={() => setBreak(index, undefined)}
            />
          </div>
        ))}
    </li>
  );
}

/** The index is part of the key, because two breaks may be equal while the user types. */
function breakKey({ weekday }: EditedDay, index: number): string {
  return `${weekday} ${index}`;
}

interface TimesProps {
  readonly span: Span;
  readonly whose: string;
  readonly isWrong: boolean;
  /** Whether the fields are below the day's name on phones. */
  readonly isBelow?: boolean;
  readonly onChange: (span: Span) => void;
}

function Times({ span: { from, to }, whose, isWrong, isBelow = false, onChange }: TimesProps) {
  const invalid = isWrong ? ({ 'aria-invalid': true } as const) : {};
  return (
    <span className={cx('flex items-center gap-2', isBelow && 'phone:order-3 phone:w-full')}>
      <span className="w-[4.5rem]">
        <TimeInput
          {...invalid}
          size="dense"
          aria-label={`${whose}: с`}
          value={from}
          onChange={(next) => onChange({ from: next, to })}
          className="px-2 text-center"
        />
      </span>
      <span aria-hidden="true">–</span>
      <span className="w-[4.5rem]">
        <TimeInput
          {...invalid}
          size="dense"
          aria-label={`${whose}: до`}
          value={to}
          onChange={(next) => onChange({ from, to: next })}
          className="px-2 text-center"
        />
      </span>
    </span>
  );
}
