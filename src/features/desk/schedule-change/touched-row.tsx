import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ReactNode } from 'react';
import { byPayer, freeTimeOf } from '@/domain/service/payer-times';
import { dayMonth, weekdayShort } from '@/shared/format/date';
import { phoneHref } from '@/shared/format/phone';
import { price as priceOf } from '@/shared/format/price';
import { time } from '@/shared/format/time';
import { quoted, typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { Select } from '@/shared/ui/fields/select';
import { Icon } from '@/shared/ui/icon';
import {
  actionsOf,
  chosenTime,
  decide,
  type Decision,
  decisionOf,
  type Decisions,
  freeFor,
  keyOf,
  moveTo,
  type NewTime,
  changeHistoryText,
  type Touched,
} from './decisions';
import type { ScheduleChange } from './use-touched-visits';

interface TouchedRowProps {
  one: Touched;
  change: ScheduleChange;
  all: readonly Touched[];
  decisions: Decisions;
  reason: string | undefined;
  /** Reason why this visit wasn't handed over together with the other visits. */
  left: string | undefined;
  onDecide: (decisions: Decisions) => void;
}

/** An affected visit and the decision about it. */
export function TouchedRow({ one, all, change, decisions, reason, left, onDecide }: TouchedRowProps) {
  const { visit } = one;
  const decision = decisionOf(decisions, visit.id);
  const times = freeFor(decisions, all, one);
  const chosen = decision && chosenTime(decision, times);
  const isFull = times.length === 0;
  const hasColleagues = change.isFilial !== true && times.some(({ doctor_id }) => doctor_id !== undefined);
  const options = (isOf: (offered: NewTime) => boolean) =>
    times.filter(isOf).map((offered) => (
      <option key={keyOf(offered)} value={keyOf(offered)}>
        {newTimeText(offered)}
      </option>
    ));
  return (
    <li className="flex gap-x-4 border-t border-line py-4 phone:grid phone:grid-cols-[auto_minmax(0,1fr)]">
      <time dateTime={visit.starts_at} className="w-24 shrink-0 font-medium phone:w-auto phone:max-w-24">
        {time(visit.starts_at)}
        <span className="block text-caption font-normal text-ink-3">
          {weekdayShort(visit.starts_at)}, {dayMonth(visit.starts_at)}
        </span>
      </time>
      <div className="min-w-0 grow phone:contents">
        <div className="flex justify-between gap-3">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{visit.person.full_name}</p>
            <p className="text-small text-ink-2">
              {typeset(
                [visit.service_title, byPayer(visit.funding), visit.filial_title, visit.doctor_name]
                  .filter(Boolean)
                  .join(', '),
              )}
            </p>
          </div>
          {visit.phone !== null && (
            <a
              href={phoneHref(visit.phone)}
              className="shrink-0 text-small text-teal phone:grid phone:size-11 phone:place-items-center phone:rounded-control phone:border phone:border-edge phone:text-ink"
            >
              <Icon icon={IconPhone} className="desktop:hidden" />
              <span className="phone:sr-only">{visit.phone}</span>
            </a>
          )}
        </div>
        <div className="mt-2 phone:col-span-2">
          <SegmentedControl
            label={`Запись на ${time(visit.starts_at)}, ${visit.person.full_name}`}
            options={actionsOf(isClosing(change))
              .filter(([action]) => action !== 'move' || decision?.action === 'move' || !isFull)
              .map(([value, text]) => ({
                value,
                label: (
                  <span className={value === 'cancel' && decision?.action === 'cancel' ? 'text-red' : ''}>{text}</span>
                ),
              }))}
            value={decision?.action}
            onChange={(action) => onDecide(decide(decisions, all, visit.id, action))}
            className="desktop:w-96 [&_label]:grow [&>div]:w-full"
          />
          {decision?.action === 'move' && (
            <Select
              size="small"
              aria-label={`Новое время для записи ${visit.person.full_name}`}
              className={cx('mt-2 phone:w-full', hasColleagues || change.isFilial ? 'w-full' : 'w-60')}
              value={keyOf(decision)}
              onChange={({ target }) => {
                const next = times.find((offered) => keyOf(offered) === target.value);
                if (next !== undefined) onDecide(new Map([...decisions, [visit.id, moveTo(next)]]));
              }}
            >
              {hasColleagues ? (
                <>
                  <optgroup label="К коллеге в тот же день">
                    {options(({ doctor_id }) => doctor_id !== undefined)}
                  </optgroup>
                  <optgroup label="К тому же врачу">{options(({ doctor_id }) => doctor_id === undefined)}</optgroup>
                </>
              ) : (
                options(() => true)
              )}
            </Select>
          )}
          <p className={cx('mt-2 text-caption', decision?.action === 'cancel' ? 'text-red' : 'text-ink-2')}>
            {decision === undefined
              ? `Пока не\u00A0решено.${left === undefined ? '' : ` ${left}.`}`
              : meaning(decision, visit.starts_at, change, reason)}
            {chosen?.doctor_id !== undefined && ` Примет ${chosen.doctor_name}.`}
            {chosen?.price !== undefined && ` Приём будет стоить ${priceOf(chosen.price)}: предупредите пациента.`}
            {isFull &&
              decision?.action !== 'cancel' &&
              ` Переносить некуда: ${freeTimeOf(visit.funding)} в\u00A0этой клинике нет.`}
          </p>
        </div>
      </div>
    </li>
  );
}

const isClosing = ({ isFilial = false, isAway }: ScheduleChange): boolean => isFilial && isAway;

/** A new time as text: «15:20, Серикова Айгуль Маратовна, 14 000 ₸» or «пн, 30 ноября, 09:00». */
function newTimeText({ starts_at, doctor_name, price, elsewhere }: NewTime): string {
  if (doctor_name === undefined) {
    return [weekdayShort(starts_at), dayMonth(starts_at), time(starts_at), elsewhere].filter(Boolean).join(', ');
  }
  return [time(starts_at), doctor_name, price !== undefined && priceOf(price)].filter(Boolean).join(', ');
}

/** Explains what the decision means for the patient. */
function meaning(
  decision: Decision,
  startsAt: string,
  { isAway, isFilial = false, patientText }: ScheduleChange,
  reason: string | undefined,
): ReactNode {
  if (isFilial) {
    const reasonText = reason?.trim() ?? '';
    if (decision.action === 'keep') {
      return `Запись останется на\u00A0${time(startsAt)}: пациенту мы ничего не\u00A0напишем.`;
    }
    if (decision.action === 'move') return 'Перенесём сразу. Пациенту напишем новое время и\u00A0причину.';
    return `Запись отменится. Пациенту напишем ${reasonText === '' ? 'причину' : `причину: ${quoted(typeset(reasonText))}`}; он сможет выбрать другое время.`;
  }
  if (decision.action === 'keep') {
    return isAway
      ? `Пациент придёт в\u00A0${time(startsAt)}: ему мы ничего не\u00A0напишем.`
      : `Примете в\u00A0${time(startsAt)}, хотя по\u00A0новым часам приёма тогда не\u00A0будет.`;
  }
  if (!('text' in patientText)) {
    const reasonText = reason?.trim() || (patientText.without ?? '');
    return `Пациент прочтёт: ${quoted(typeset(changeHistoryText(decision, startsAt, reasonText) ?? ''))}`;
  }
  return decision.action === 'move'
    ? `Перенесём сразу. Пациенту напишем новое время и\u00A0${patientText.text}.`
    : `Запись отменится. Пациенту напишем${patientText.text.startsWith('что ') ? ',' : ''} ${patientText.text}; он сможет выбрать другое время.`;
}
