import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import {
  invalidateDoctorVisitList,
  invalidateDoctorVisitRead,
  useDoctorVisitStateUpdate,
} from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitStateRequestStatus } from '#generated/models/visit-state-request-status.ts';
import { markLabel, visitLabel, type VisitMark } from '@/domain/visit/visit-badge';
import { canMarkEnd, hasEnded, isDayOver } from '@/domain/visit/visit-can';
import { dayOf } from '@/shared/format/date';
import { dateTime, time } from '@/shared/format/time';
import { quoted } from '@/shared/format/typography';
import { epoch } from '@/shared/format/zone';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';

const marks = [
  { status: 'arrived', icon: IconUserCheck },
  { status: 'completed', icon: IconChecks },
  { status: 'no_show', icon: IconUserX },
] as const;

/** A second tap so soon was not meant to remove the mark. */
const DOUBLE_TAP_MS = 700;

/** Somebody who is late is waited for so long before a mark of absence passes without a question. */
const PATIENCE_MS = 15 * 60_000;

interface VisitMarksProps {
  readonly visit: DeskVisit;
  /** Now. */
  readonly at: number;
  /** In a list: a phone shows the next sensible mark alone. */
  readonly inRow?: boolean | undefined;
}

/**
 * One tap marks a visit, a second one removes the mark, until the day ends. After that a mark is final, so it has to be confirmed.
 */
export function VisitMarks({ visit, at, inRow = false }: VisitMarksProps) {
  const [ending, setEnding] = useState<Exclude<VisitMark, 'arrived'>>();
  const client = useQueryClient();
  const hintId = useId();
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const { id, status: current, undo_to } = visit;
  const isLate = isDayOver(visit, at);
  const canEnd = canMarkEnd(visit, at);
  const isEarly = at - epoch(visit.starts_at) < PATIENCE_MS;

  const change = useWrite(useDoctorVisitStateUpdate(), {
    done: (_, { data }) =>
      hasEnded(visit) && data.status === undo_to
        ? `${visit.person.full_name}: отметка ${quoted(visitLabel(current).text)} снята`
        : undefined,
    // The visit may have changed elsewhere.
    onFailed: () => {
      const day = dayOf(visit.starts_at);
      void invalidateDoctorVisitList(client, { date_from: day, date_to: day });
      void invalidateDoctorVisitRead(client, id);
    },
  });

  const put = (status: VisitStateRequestStatus) => change.send({ id, data: { status } });
  const putAfter = (first: VisitStateRequestStatus, status: VisitStateRequestStatus) =>
    void change.ask({ id, data: { status: first } }).then(
      () => put(status),
      () => undefined,
    );
  const tap = (mark: VisitMark, tappedAt: number) => {
    // Until the answer is here, the next mark is unknown.
    if (change.isSending) return undefined;
    const isDouble = tappedAt - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = tappedAt;
    if (mark === current) return undo_to === null || isDouble ? undefined : put(undo_to);
    if (isLate && mark !== 'arrived') return setEnding(mark);
    // Who is a few minutes late would lose their time.
    if (mark === 'no_show' && !hasEnded(visit) && isEarly) return setEnding(mark);
    // A wrong mark is removed first.
    if (hasEnded(visit) && undo_to !== null) return mark === undo_to ? put(undo_to) : putAfter(undo_to, mark);
    return put(mark);
  };

  // Who is in the room may go or stay; whose time has begun may have come or not.
  const isOpen = current === 'arrived' || (!hasEnded(visit) && canEnd);
  const isBrief = inRow && !isOpen;
  const next: VisitMark = hasEnded(visit) ? (current === 'no_show' ? 'no_show' : 'completed') : 'arrived';

  return (
    <div className={cx(!isBrief && 'phone:w-full')}>
      <div role="group" aria-label={`Состояние: ${visit.person.full_name}`} className="flex phone:flex-wrap">
        {marks
          .filter(({ status }) => status !== 'arrived' || !isLate)
          .map(({ status, icon }) => {
            const isOn = current === status;
            const isOff = status !== 'arrived' && !canEnd;
            return (
              <button
                key={status}
                type="button"
                aria-pressed={isOn}
                aria-busy={change.isSending && change.variables?.data.status === status}
                aria-disabled={isOff}
                aria-describedby={isOff ? hintId : undefined}
                title={isOn && undo_to !== null ? 'Нажмите ещё раз, чтобы снять отметку' : undefined}
                onClick={({ timeStamp }) => isOff || tap(status, timeStamp)}
                className={cx(
                  'inline-flex min-h-9 items-center justify-center gap-1.5 border border-edge px-2.5 text-small font-medium transition-colors',
                  '-ml-px first:ml-0 first:rounded-l-control last:rounded-r-control phone:min-h-11 phone:flex-auto phone:px-1.5',
                  isBrief && (status === next ? 'phone:ml-0 phone:rounded-control' : 'phone:hidden'),
                  isOn && status === 'arrived' && 'border-teal bg-teal text-white',
                  isOn && status === 'completed' && 'bg-green-tint text-green-ink',
                  isOn && status === 'no_show' && 'bg-red-tint text-red-hover',
                  isOff && 'bg-sunken text-ink-3',
                  !isOn && !isOff && 'bg-white hover:bg-teal-tint',
                )}
              >
                <Icon icon={icon} size={18} className={cx(!isBrief && 'phone:hidden')} />
                <span className={cx(isBrief && isOn && 'phone:sr-only')}>{markLabel(status, visit.format)}</span>
              </button>
            );
          })}
      </div>
      {!canEnd && (
        <p id={hintId} className={cx('mt-1 text-caption text-ink-3', inRow && 'sr-only')}>
          «Приём окончен» и&nbsp;«Не&nbsp;пришёл» можно отметить с&nbsp;{time(visit.starts_at)}
        </p>
      )}
      <WriteError of={change} />
      {ending && <EndVisitDialog visit={visit} status={ending} isFinal={isLate} onClose={() => setEnding(undefined)} />}
    </div>
  );
}

const texts = {
  completed: { title: 'Приём окончен?', action: 'Завершить', busy: 'Завершаем' },
  no_show: { title: 'Пациент не\u00A0пришёл?', action: 'Отметить неявку', busy: 'Отмечаем' },
} as const;

interface EndVisitDialogProps {
  visit: DeskVisit;
  status: keyof typeof texts;
  /** The visit's day is over. */
  isFinal: boolean;
  onClose: () => void;
}

/** Before a mark that is final, or that gives the time of somebody who may still come to others. */
function EndVisitDialog({ visit, status, isFinal, onClose }: EndVisitDialogProps) {
  const mark = useWrite(useDoctorVisitStateUpdate(), { onDone: onClose });
  const { title, action, busy } = texts[status];
  return (
    <ConfirmAction
      write={mark}
      title={title}
      safe="Вернуться"
      action={action}
      busy={busy}
      danger={status === 'no_show'}
      onConfirm={() => mark.send({ id: visit.id, data: { status } })}
      onClose={onClose}
    >
      <p>
        {visit.person.full_name}, {dateTime(visit.starts_at)}
      </p>
      <p>
        {isFinal
          ? 'День визита прошёл: снять отметку потом нельзя.'
          : `Приём начался в\u00A0${time(visit.starts_at)}, пациент может опаздывать. После отметки остаток времени смогут занять другие.`}
      </p>
    </ConfirmAction>
  );
}
