import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useId } from 'react';
import { Problem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { recordsCount } from '@/shared/format/counts';
import { dayMonth, dayOf, weekdayShort } from '@/shared/format/date';
import { phoneHref } from '@/shared/format/phone';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { chipClass } from '@/shared/ui/chip';
import { cx } from '@/shared/ui/cx';
import { FieldError } from '@/shared/ui/fields/field';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { Select } from '@/shared/ui/fields/select';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { Modal } from '@/shared/ui/overlay/modal';
import {
  type Action,
  decide,
  decideAll,
  type Decision,
  decisionOf,
  type Decisions,
  freeFor,
  sumOf,
  type Touched,
} from './decisions';
import type { OpenChange, ScheduleChange } from './use-touched-visits';

const actions = [
  ['keep', 'Оставить'],
  ['move', 'Перенести'],
  ['cancel', 'Отменить'],
] as const satisfies readonly (readonly [Action, string])[];

interface TouchedDialogProps extends OpenChange {
  busy: boolean;
  onDecide: (decisions: Decisions) => void;
  onSave: () => void;
  onClose: () => void;
}

/** One block per visit that a change leaves without a place: kept, moved or cancelled. Nothing is saved before. */
export function TouchedDialog({
  change,
  touched,
  decisions,
  problem,
  isAsked = false,
  busy,
  onDecide,
  onSave,
  onClose,
}: TouchedDialogProps) {
  const titleId = useId();
  return (
    <Modal
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(42.5rem,100vw-2rem)] animate-pop overflow-hidden rounded-card bg-white shadow-dialog phone:m-0 phone:w-full phone:rounded-none"
    >
      <div className="flex max-h-[calc(100dvh-2rem)] flex-col phone:h-dvh phone:max-h-none">
        <div className="min-h-0 grow overflow-y-auto">
          <div className="px-7 pt-6 phone:px-4 phone:pt-2">
            <div className="-mr-3 flex justify-end desktop:hidden">
              <IconButton icon={IconX} label="Закрыть" onClick={onClose} />
            </div>
            <h2 id={titleId} className="text-h3">
              {touched.length > 0
                ? `Изменение затронет ${recordsCount(touched.length)}`
                : 'Изменение больше не\u00A0затрагивает записей'}
            </h2>
            <p className="mt-1 text-ink-2">
              {change.subject} {touched.length > 0 && 'Решите по\u00A0каждой записи.'}
            </p>
            {touched.length > 1 && (
              <div role="group" aria-label="Со всеми записями" className="mt-4 flex flex-wrap items-center gap-2">
                <span aria-hidden className="text-small text-ink-2 phone:w-full">
                  Со&nbsp;всеми:
                </span>
                {actions.map(([action, text]) => (
                  <button
                    key={action}
                    type="button"
                    onClick={() => onDecide(decideAll(touched, action))}
                    className={chipClass('link', 'justify-center phone:min-h-11 phone:flex-1')}
                  >
                    {text}
                  </button>
                ))}
              </div>
            )}
            <div aria-live="polite">{problem !== undefined && <ProblemNote problem={problem} />}</div>
          </div>
          <ul className="mt-4 px-7 phone:px-4">
            {touched.map((one) => (
              <TouchedRow
                key={one.visit.id}
                one={one}
                all={touched}
                change={change}
                decisions={decisions}
                onDecide={onDecide}
              />
            ))}
          </ul>
        </div>
        <div className="flex items-center gap-3 border-t border-line px-7 py-4 phone:flex-col phone:items-stretch phone:px-4 phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <p role="status" className={cx('min-w-0 grow text-small', isAsked ? 'text-red' : 'text-ink-2')}>
            {isAsked && 'Решите по\u00A0каждой записи. '}
            {sumOf(decisions, touched)}
          </p>
          <div className="flex gap-2">
            <Button data-autofocus onClick={onClose} className="phone:grow">
              Вернуться
            </Button>
            <Button variant="primary" busy={busy && 'Сохраняем'} onClick={onSave} className="phone:grow">
              Сохранить
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}

interface TouchedRowProps {
  one: Touched;
  change: ScheduleChange;
  all: readonly Touched[];
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
}

function TouchedRow({ one, all, change, decisions, onDecide }: TouchedRowProps) {
  const { visit } = one;
  const decision = decisionOf(decisions, visit.id);
  const times = freeFor(decisions, all, one);
  const isFull = times.length === 0;
  const days = new Set(all.map((other) => dayOf(other.visit.starts_at))).size;
  return (
    <li className="flex gap-x-4 border-t border-line py-4 phone:grid phone:grid-cols-[auto_1fr]">
      <time dateTime={visit.starts_at} className="w-24 shrink-0 font-medium phone:w-auto phone:max-w-24">
        {time(visit.starts_at)}
        {days > 1 && (
          <span className="block text-caption font-normal text-ink-3">
            {weekdayShort(visit.starts_at)}, {dayMonth(visit.starts_at)}
          </span>
        )}
      </time>
      <div className="min-w-0 grow phone:contents">
        <div className="flex justify-between gap-3">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{visit.person.full_name}</p>
            <p className="text-small text-ink-2">
              {visit.service_title}, {typeset(visit.filial_title)}
            </p>
          </div>
          <a
            href={phoneHref(visit.phone)}
            className="shrink-0 text-small text-teal phone:grid phone:size-11 phone:place-items-center phone:rounded-control phone:border phone:border-edge phone:text-ink"
          >
            <Icon icon={IconPhone} className="desktop:hidden" />
            <span className="phone:sr-only">{visit.phone}</span>
          </a>
        </div>
        <div className="mt-2 phone:col-span-2">
          <SegmentedControl
            label={`Запись на ${time(visit.starts_at)}, ${visit.person.full_name}`}
            options={actions
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
              className="mt-2 w-60 phone:w-full"
              value={decision.starts_at}
              onChange={({ target }) =>
                onDecide(new Map([...decisions, [visit.id, { action: 'move', starts_at: target.value }]]))
              }
            >
              {times.map((starts_at) => (
                <option key={starts_at} value={starts_at}>
                  {weekdayShort(starts_at)}, {dayMonth(starts_at)}, {time(starts_at)}
                </option>
              ))}
            </Select>
          )}
          <p className={cx('mt-2 text-caption', decision?.action === 'cancel' ? 'text-red' : 'text-ink-2')}>
            {decision === undefined ? 'Пока не\u00A0решено.' : meaning(decision, visit.starts_at, change)}
            {isFull &&
              decision?.action !== 'cancel' &&
              ' Переносить некуда: свободного времени в\u00A0этой клинике нет.'}
          </p>
        </div>
      </div>
    </li>
  );
}

/** What it means for the patient. */
function meaning({ action }: Decision, startsAt: string, { isAway, told }: ScheduleChange): ReactNode {
  if (action === 'keep') {
    return isAway
      ? `Пациент придёт в\u00A0${time(startsAt)}: ему мы ничего не\u00A0напишем.`
      : `Примете в\u00A0${time(startsAt)}, хотя по\u00A0новым часам приёма тогда не\u00A0будет.`;
  }
  return action === 'move'
    ? `Перенесём сразу. Пациенту напишем новое время и\u00A0${told}.`
    : `Запись отменится. Пациенту напишем${told.startsWith('что ') ? ',' : ''} ${told}; он сможет выбрать другое время.`;
}

/** The decisions are all there still; what has changed is said in the server's words. */
function ProblemNote({ problem }: { problem: unknown }) {
  const texts = problem instanceof Problem && problem.status === 409 ? (problem.errors['decisions'] ?? []) : [];
  return (
    <FieldError>
      {problemText(problem)}
      {texts.length > 0 && `: ${texts.join('; ')}`}
    </FieldError>
  );
}
