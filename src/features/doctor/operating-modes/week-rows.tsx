import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useId } from 'react';
import { cx } from '@/shared/ui/cx';
import { FieldError } from '@/shared/ui/fields/field';
import { Switch } from '@/shared/ui/fields/switch';
import { MoreItem, MoreMenu } from '@/shared/ui/overlay/more-menu';
import { BarHours, DayBar } from './day-bar';
import { HoursFields } from './hours-fields';
import { RowNote } from './row-note';
import {
  type DayDraft,
  dayProblem,
  isSameDay,
  NEW_DAY,
  type WeekDraft,
  weekdays,
  type WeekdayName,
} from './week-draft';

export interface WeekEditorProps {
  week: WeekDraft;
  saved: WeekDraft;
  /** Hours of the other filials, with the filials' titles. */
  others: readonly { readonly title: string; readonly week: WeekDraft }[];
  /** Number of visits that the unsaved change affects on each weekday. */
  touched: readonly number[];
  onChange: (week: WeekDraft) => void;
}

/** Week editor for wide screens: a row per weekday with switch, hours, breaks and a bar. */
export function WeekRows({ week, saved, others, touched, onChange }: WeekEditorProps) {
  const put = (index: number, day: DayDraft | null) => onChange(week.map((one, at) => (at === index ? day : one)));
  return (
    <>
      <div className="flex justify-end px-6 pr-18">
        <div className="w-64 narrow:hidden">
          <BarHours />
        </div>
      </div>
      <ul>
        {weekdays.map((name, index) => (
          <WeekRow
            key={name.id}
            name={name}
            day={week[index] ?? null}
            saved={saved[index] ?? null}
            others={others.map((other) => ({ title: other.title, day: other.week[index] ?? null }))}
            touched={touched[index] ?? 0}
            onChange={(day) => put(index, day)}
            onCopy={(to) => onChange(week.map((one, at) => (to.includes(at) ? (week[index] ?? null) : one)))}
          />
        ))}
      </ul>
    </>
  );
}

interface WeekRowProps {
  name: WeekdayName;
  day: DayDraft | null;
  saved: DayDraft | null;
  others: readonly { readonly title: string; readonly day: DayDraft | null }[];
  touched: number;
  onChange: (day: DayDraft | null) => void;
  onCopy: (to: readonly number[]) => void;
}

const WORKDAYS = [0, 1, 2, 3, 4];
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

function WeekRow({ name, day, saved, others, touched, onChange, onCopy }: WeekRowProps) {
  const errorId = useId();
  const problem = dayProblem(day);
  const isChanged = !isSameDay(day, saved);
  const elsewhere = others.find((other) => other.day !== null);
  return (
    <li className={cx('border-t border-line px-6 py-2.5', isChanged && 'bg-amber-tint')}>
      <div className="flex items-center gap-4">
        <Switch checked={day !== null} onChange={(isOn) => onChange(isOn ? (saved ?? NEW_DAY) : null)}>
          <span className="sr-only">Приём, {name.title.toLocaleLowerCase('ru')}</span>
        </Switch>
        <span className="w-28 shrink-0 font-medium">{name.title}</span>
        <div className="min-h-10 min-w-0 grow content-center">
          {day === null ? (
            <p className="text-small text-ink-2">
              {elsewhere ? `В\u00A0этот день вы в\u00A0клинике ${elsewhere.title}` : 'Выходной'}
            </p>
          ) : (
            <HoursFields
              name={name.title.toLocaleLowerCase('ru')}
              day={day}
              errorId={problem === undefined ? undefined : errorId}
              onChange={onChange}
            />
          )}
        </div>
        <div className="w-64 shrink-0 narrow:hidden">
          <DayBar day={day} others={others.map((other) => other.day)} />
        </div>
        <div className="w-9 shrink-0">
          {day !== null && (
            <MoreMenu icon={IconCopy} label={`Скопировать часы: ${name.title.toLocaleLowerCase('ru')}`}>
              <MoreItem onClick={() => onCopy(WORKDAYS)}>На будни, с&nbsp;понедельника по&nbsp;пятницу</MoreItem>
              <MoreItem onClick={() => onCopy(ALL_DAYS)}>На все дни недели</MoreItem>
            </MoreMenu>
          )}
        </div>
      </div>
      <div className="pl-50 empty:hidden">
        {problem !== undefined && <FieldError id={errorId}>{problem}</FieldError>}
        {isChanged && problem === undefined && <RowNote saved={saved} touched={touched} />}
      </div>
    </li>
  );
}
