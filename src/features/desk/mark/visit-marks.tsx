import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { useId, useRef } from 'react';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { markLabel, type VisitMark } from '@/domain/visit/visit-badge';
import { canMarkEnd, hasEnded } from '@/domain/visit/visit-can';
import { time } from '@/shared/format/time';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { WriteError } from '@/shared/write/write-error';
import type { MarksDesk } from './marks-desk';
import { useMarking } from './use-marking';

const marks = [
  { status: 'arrived', icon: IconUserCheck },
  { status: 'completed', icon: IconChecks },
  { status: 'no_show', icon: IconUserX },
] as const;

/** Time in ms. A second tap within this time is a double tap and doesn't remove the mark. */
const DOUBLE_TAP_MS = 700;

interface VisitMarksProps {
  readonly desk: MarksDesk;
  readonly visit: DeskVisit;
  /** Current time in milliseconds since the epoch. */
  readonly at: number;
  /**
   * Whether the buttons are in a row of a list. On phones such a row shows only the most likely
   * mark.
   */
  readonly inRow?: boolean | undefined;
}

/**
 * Buttons that mark a visit. Until the end of the day a second press removes the mark. After the
 * day a mark is final, so the buttons ask for confirmation.
 */
export function VisitMarks({ desk, visit, at, inRow = false }: VisitMarksProps) {
  const hintId = useId();
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const { status: current, undo_to } = visit;
  const canEnd = canMarkEnd(visit, at);
  const { change, isLate, hasFailed, put, mark, dialog } = useMarking(desk, visit, at);

  const tap = (tapped: VisitMark, tappedAt: number) => {
    // The next status is unknown until the answer arrives.
    if (change.isSending) return;
    const isDouble = tappedAt - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = tappedAt;
    if (tapped !== current) mark(tapped);
    else if (undo_to !== null && !isDouble) put(undo_to);
  };

  // All marks are shown if the patient is present, or if the visit has started and has no mark.
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
      <WriteError of={change} text={hasFailed ? undefined : null} />
      {dialog}
    </div>
  );
}
