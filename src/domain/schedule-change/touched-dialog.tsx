import { useEffect, useRef, useState } from 'react';
import { Problem } from '@/shared/api/problem';
import { refusalText } from '@/shared/api/problem-text';
import { messages } from '@/shared/form/rules/messages';
import { recordsCount } from '@/shared/format/counts';
import { Button } from '@/shared/ui/button';
import { chipClass } from '@/shared/ui/chip';
import { cx } from '@/shared/ui/cx';
import { FieldError } from '@/shared/ui/fields/field';
import { TextField } from '@/shared/ui/fields/text-field';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { actionsOf, decideAll, isToldTo, sumOf, undecided } from './decisions';
import { TouchedRow } from './touched-row';
import { type DecisionDialog, LONGEST_REASON, needsReason } from './use-touched-visits';

/** So many are seen at a glance. */
const FEW = 8;

/** One block per visit that a change leaves without a place: kept, moved or cancelled. Nothing is saved before. */
export function TouchedDialog({
  change,
  touched,
  decisions,
  reason,
  problem,
  isAsked = false,
  busy,
  onDecide,
  onReason,
  onSave,
  onClose,
}: DecisionDialog) {
  const open = undecided(decisions, touched);
  const isUndecided = open.length > 0;
  const [onlyOpen, setOnlyOpen] = useState(false);
  const shown = onlyOpen && isUndecided ? open : touched;
  return (
    <Dialog
      size="wide"
      title={
        touched.length > 0
          ? `Изменение затронет ${recordsCount(touched.length)}`
          : 'Изменение больше не\u00A0затрагивает записей'
      }
      onClose={onClose}
      aside={
        <p role="status" className={cx(isAsked && isUndecided && 'text-red')}>
          {isAsked && isUndecided && `${askText(touched.length)} `}
          {sumOf(decisions, touched)}
        </p>
      }
      secondary={
        <Button data-autofocus onClick={onClose}>
          Вернуться
        </Button>
      }
      primary={
        <Button variant="primary" busy={busy && 'Сохраняем'} onClick={onSave}>
          Сохранить
        </Button>
      }
    >
      <p>
        {change.subject} {askText(touched.length)}
      </p>
      {touched.length > 1 && (
        <div role="group" aria-label="Со всеми записями" className="mt-4 flex flex-wrap items-center gap-2">
          <span aria-hidden className="text-small phone:w-full">
            Со&nbsp;всеми:
          </span>
          {actionsOf(change.isFilial === true && change.isAway).map(([action, text]) => (
            <button
              key={action}
              type="button"
              onClick={() => onDecide(decideAll(touched, action))}
              className={chipClass('link', 'justify-center phone:min-h-11 phone:grow')}
            >
              {action === 'move' ? 'Перенести на\u00A0ближайшее время' : text}
            </button>
          ))}
        </div>
      )}
      {touched.length > FEW && isUndecided && open.length < touched.length && (
        <button
          type="button"
          aria-pressed={onlyOpen}
          onClick={() => setOnlyOpen(!onlyOpen)}
          className={chipClass(onlyOpen ? 'on' : 'link', 'mt-3 phone:min-h-11')}
        >
          Только нерешённые, {open.length}
        </button>
      )}
      <div aria-live="polite">{problem !== undefined && <ProblemNote problem={problem} />}</div>
      <ul className="mt-4 text-ink">
        {shown.map((one) => (
          <TouchedRow
            key={one.visit.id}
            one={one}
            all={touched}
            change={change}
            decisions={decisions}
            reason={reason}
            onDecide={onDecide}
          />
        ))}
      </ul>
      {reason !== undefined && isToldTo(decisions, touched) && (
        <TextField
          className="border-t border-line pt-4 text-ink"
          label="Причина, которую прочтут пациенты"
          limit={LONGEST_REASON}
          value={reason}
          optional={!needsReason(change)}
          error={isAsked && needsReason(change) && reason.trim() === '' ? messages.required : undefined}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
    </Dialog>
  );
}

/** The decisions are all there still; what has changed is said in the server's words. */
function ProblemNote({ problem }: { problem: unknown }) {
  const texts = problem instanceof Problem && problem.status === 409 ? (problem.errors['decisions'] ?? []) : [];
  const note = useRef<HTMLDivElement>(null);
  // «Сохранить» is pressed with any part of the list in sight.
  useEffect(() => void note.current?.scrollIntoView({ block: 'nearest' }), [problem]);
  return (
    <div ref={note}>
      <FieldError>
        {refusalText(problem)}
        {texts.length > 0 && `: ${texts.join('; ')}`}
      </FieldError>
    </div>
  );
}

function askText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'Выберите: оставить, перенести или отменить.' : 'Решите по\u00A0каждой записи.';
}
