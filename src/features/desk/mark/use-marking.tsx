import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitStateRequestStatus } from '#generated/models/visit-state-request-status.ts';
import { visitLabel, type VisitMark } from '@/domain/visit/visit-badge';
import { hasEnded, isDayOver } from '@/domain/visit/visit-can';
import { dateTime, time } from '@/shared/format/time';
import { quoted } from '@/shared/format/typography';
import { epoch } from '@/shared/format/zone';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWriteOf } from '@/shared/write/use-write-of';
import type { MarksDesk } from './marks-desk';

/**
 * During this number of ms after the start of the visit the mark «no-show» asks for confirmation.
 */
const PATIENCE_MS = 15 * 60_000;

type End = Exclude<VisitMark, 'arrived'>;

/**
 * Marks a visit. Asks for confirmation if the mark can't be undone or frees the rest of the visit's
 * time.
 */
export function useMarking(desk: MarksDesk, visit: DeskVisit, at: number) {
  const client = useQueryClient();
  const [ending, setEnding] = useState<End>();
  const [markedFrom, setMarkedFrom] = useState(visit.status);
  const { id, status: current, undo_to } = visit;
  const isLate = isDayOver(visit, at);
  const isEarly = at - epoch(visit.starts_at) < PATIENCE_MS;

  const change = useWriteOf(desk.stateUpdate, {
    done: (_, { data }) =>
      hasEnded(visit) && data.status === undo_to
        ? `${visit.person.full_name}: отметка ${quoted(visitLabel(current).text)} снята`
        : undefined,
    // The visit may have been changed elsewhere, so it is refetched.
    onFailed: () => desk.reread(client, visit),
  });
  const put = (status: VisitStateRequestStatus) => {
    setMarkedFrom(current);
    change.send({ id, data: { status } });
  };
  const putAfter = (first: VisitStateRequestStatus, status: VisitStateRequestStatus) =>
    void change.ask({ id, data: { status: first } }).then(
      () => put(status),
      () => undefined,
    );
  const dialog: ReactNode = ending && (
    <EndVisitDialog desk={desk} visit={visit} status={ending} isFinal={isLate} onClose={() => setEnding(undefined)} />
  );

  return {
    change,
    isLate,
    /**
     * Whether the mark wasn't saved. False if the visit has a new status: the mark was saved after
     * all, or someone else changed it.
     */
    hasFailed: current === markedFrom,
    put,
    mark: (mark: VisitMark): void => {
      if (isLate && mark !== 'arrived') return setEnding(mark);
      // The patient may be only a few minutes late, and the mark «no-show» frees the patient's
      // time.
      if (mark === 'no_show' && !hasEnded(visit) && isEarly) return setEnding(mark);
      // The old mark is removed by one request, and the new mark is set by a second.
      if (hasEnded(visit) && undo_to !== null) return mark === undo_to ? put(undo_to) : putAfter(undo_to, mark);
      return put(mark);
    },
    /** The confirmation dialog. It must be rendered beside the buttons. */
    dialog,
  };
}

const texts = {
  completed: { title: 'Приём окончен?', action: 'Завершить', busy: 'Завершаем' },
  no_show: { title: 'Пациент не\u00A0пришёл?', action: 'Отметить неявку', busy: 'Отмечаем' },
} as const;

interface EndVisitDialogProps {
  readonly desk: MarksDesk;
  readonly visit: DeskVisit;
  readonly status: End;
  /** Whether the day of the visit is over, so that the mark can't be undone. */
  readonly isFinal: boolean;
  readonly onClose: () => void;
}

function EndVisitDialog({ desk, visit, status, isFinal, onClose }: EndVisitDialogProps) {
  const mark = useWriteOf(desk.stateUpdate, { onDone: onClose });
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
