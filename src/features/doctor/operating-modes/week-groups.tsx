import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useId, useRef, useState } from 'react';
import { lowerFirst } from '@/shared/format/letter-case';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { FieldError } from '@/shared/ui/fields/field';
import { useRestoredFocus } from '@/shared/ui/focus';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { HoursFields } from './hours-fields';
import { RowNote } from './row-note';
import { type DayDraft, dayProblem, groupsOf, isSameDay, NEW_DAY, weekdays } from './week-draft';
import type { WeekEditorProps } from './week-rows';

/** Days with the same hours. A new group has no days until the doctor chooses them. */
interface Group {
  readonly key: number;
  readonly days: readonly number[];
  readonly hours: DayDraft;
}

/**
 * Week editor for phones. Days with the same hours form a group with seven buttons for the days and
 * one range of hours. Each day is in at most one group.
 */
export function WeekGroups({ week, saved, others, touched, onChange }: WeekEditorProps) {
  const [groups, setGroups] = useState<readonly Group[]>(() =>
    groupsOf(week).map((days, key) => ({ key, days, hours: week[days[0] ?? 0] ?? NEW_DAY })),
  );
  const add = useRef<HTMLButtonElement>(null);
  useRestoredFocus(groups.map(({ key }) => key).join(), add);
  const put = (next: readonly Group[]) => {
    setGroups(next);
    onChange(week.map((_, day) => next.find(({ days }) => days.includes(day))?.hours ?? null));
  };
  const toggle = (key: number, day: number) =>
    put(
      groups.map((group) => {
        const rest = group.days.filter((one) => one !== day);
        return group.key === key && rest.length === group.days.length
          ? { ...group, days: [...rest, day].toSorted((a, b) => a - b) }
          : { ...group, days: rest };
      }),
    );
  const closed = weekdays.flatMap(({ title }, day) => {
    if (week[day]) return [];
    const elsewhere = others.find((other) => other.week[day]);
    const hours = elsewhere?.week[day];
    return [{ title, place: hours && `вы\u00A0в\u00A0клинике ${elsewhere.title}, ${hours.from}–${hours.to}` }];
  });
  const away = closed.flatMap(({ title, place }) => (place === undefined ? [] : [`${title}: ${place}.`]));
  const off = closed.flatMap(({ title, place }) => (place === undefined ? [title] : []));

  return (
    <>
      <p className="px-4 pb-3 text-small text-ink-2">
        {groups.length === 0
          ? 'Добавьте часы и\u00A0отметьте дни, в\u00A0которые принимаете.'
          : 'Отметьте дни, часы которых одинаковы. Каждый день бывает только в\u00A0одной группе.'}
      </p>
      <ul>
        {groups.map((group) => (
          <GroupRow
            key={group.key}
            group={group}
            elsewhere={groups.flatMap(({ key, days }) => (key === group.key ? [] : days))}
            isChanged={group.days.some((day) => !isSameDay(week[day], saved[day]))}
            saved={saved[group.days.find((day) => !isSameDay(week[day], saved[day])) ?? 0] ?? null}
            touched={group.days.reduce((total, day) => total + (touched[day] ?? 0), 0)}
            onToggle={(day) => toggle(group.key, day)}
            onHours={(hours) => put(groups.map((one) => (one.key === group.key ? { ...one, hours } : one)))}
            onRemove={() => put(groups.filter(({ key }) => key !== group.key))}
          />
        ))}
      </ul>
      <div className="border-t border-line px-4 py-2">
        <Button
          ref={add}
          variant="quiet"
          onClick={() =>
            setGroups([...groups, { key: Math.max(-1, ...groups.map(({ key }) => key)) + 1, days: [], hours: NEW_DAY }])
          }
        >
          <Icon icon={IconPlus} />
          {groups.length === 0 ? 'Добавить часы' : 'Другие часы'}
        </Button>
      </div>
      {closed.length > 0 && (
        <p className="border-t border-line px-4 py-3 text-small text-ink-2">{[...away, offText(off)].join(' ')}</p>
      )}
    </>
  );
}

function offText(titles: readonly string[]): string {
  if (titles.length === weekdays.length) return 'Пока все дни выходные.';
  if (titles.length < 2) return titles.map((title) => `${title}: выходной.`).join('');
  return `Выходные: ${titles.join(', ').toLocaleLowerCase('ru')}.`;
}

interface GroupRowProps {
  group: Group;
  /** Days in other groups. A press on such a day moves it to this group. */
  elsewhere: readonly number[];
  isChanged: boolean;
  saved: DayDraft | null;
  touched: number;
  onToggle: (day: number) => void;
  onHours: (hours: DayDraft) => void;
  onRemove: () => void;
}

function GroupRow({ group, elsewhere, isChanged, saved, touched, onToggle, onHours, onRemove }: GroupRowProps) {
  const errorId = useId();
  const { days, hours } = group;
  const problem = dayProblem(hours);
  const name = days.length > 0 ? days.map((day) => weekdays[day]?.short).join(', ') : 'новые часы';
  return (
    <li className={cx('border-t border-line px-4 py-3', isChanged && 'bg-amber-tint')}>
      <div role="group" aria-label={`Дни: ${name}`} className="mb-2 grid grid-cols-7 gap-1">
        {weekdays.map(({ id, short, title }, day) => (
          <button
            key={id}
            type="button"
            // The label begins with the visible text «Пн», because users of voice control say what
            // they see.
            aria-label={`${short}, ${lowerFirst(title)}`}
            aria-pressed={days.includes(day)}
            onClick={() => onToggle(day)}
            className={cx(
              'chosen-mark min-h-11 rounded-control border text-small font-medium transition-colors',
              days.includes(day)
                ? 'border-teal bg-teal text-white'
                : elsewhere.includes(day)
                  ? 'border-line bg-white text-ink-3'
                  : 'border-edge bg-white',
            )}
          >
            {short}
          </button>
        ))}
      </div>
      <HoursFields
        name={name}
        day={hours}
        errorId={problem === undefined ? undefined : errorId}
        onChange={onHours}
        trailing={<IconButton icon={IconTrash} label={`Убрать часы: ${name}`} onClick={onRemove} />}
      />
      {problem !== undefined && <FieldError id={errorId}>{problem}</FieldError>}
      {isChanged && problem === undefined && <RowNote saved={saved} touched={touched} />}
    </li>
  );
}
