import { useStore } from '@tanstack/react-form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isProblem } from '@/shared/api/problem';
import { refusalText } from '@/shared/api/problem-text';
import { useBoundField } from '@/shared/form/use-bound-field';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { recordsCount } from '@/shared/format/counts';
import { chipClass } from '@/shared/ui/chip';
import { FieldError } from '@/shared/ui/fields/field';
import { LiveRegion } from '@/shared/ui/live-region';
import { DialogForm } from '@/shared/write/dialog-form';
import {
  asksReason,
  askText,
  decisionSchema,
  type DecisionValues,
  LONGEST_REASON,
  needsReason,
  noDecisions,
} from './decision-schema';
import {
  actionsOf,
  colleaguesOf,
  decideAll,
  decisionsOf,
  handOver,
  undecidedText,
  noColleagueText,
  sumOf,
  type Touched,
  undecided,
} from './decisions';
import { TouchedRow } from './touched-row';
import type { DecisionDialog, ScheduleChange } from './use-touched-visits';

/** If there are more visits than this, the list has a filter for undecided visits. */
const FEW = 8;

/**
 * Dialog with a decision for each affected visit: keep, move or cancel. The change is saved only
 * after all decisions.
 */
export function TouchedDialog({ change, touched, conflict, onSave, onClose }: DecisionDialog) {
  const schema = useMemo(() => decisionSchema(change, touched), [change, touched]);
  const { form, frame } = useSchemaForm({
    schema,
    defaultValues: noDecisions,
    draft: { name: `touched-${change.draft}`, reopens: true },
    submit: onSave,
  });
  const { decisions: chosen, reason } = useStore(form.store, ({ values }) => values);
  const decisions = decisionsOf(change.isAway, touched, new Map(chosen));
  const isReasonAsked = asksReason(change, touched, decisions);
  return (
    <DialogForm
      title={
        touched.length > 0
          ? `Изменение затронет ${recordsCount(touched.length)}`
          : 'Изменение больше не\u00A0затрагивает записей'
      }
      frame={frame}
      cancel="Вернуться"
      cancelFirst
      action="Сохранить"
      busy="Сохраняем"
      failure="Не&nbsp;получилось сохранить"
      aside={<p role="status">{sumOf(decisions, touched)}</p>}
      intro={
        <p>
          {change.subject} {touched.length > 0 && askText(touched.length)}
        </p>
      }
      onClose={onClose}
    >
      <LiveRegion urgent>{conflict !== undefined && <ConflictNote conflict={conflict} />}</LiveRegion>
      <form.AppField name="decisions">
        {() => <TouchedVisits change={change} touched={touched} reason={isReasonAsked ? reason : undefined} />}
      </form.AppField>
      {isReasonAsked && (
        <div className="border-t border-line pt-4">
          <form.AppField name="reason">
            {(field) => (
              <field.TextField
                label="Причина, которую прочтут пациенты"
                limit={LONGEST_REASON}
                optional={!needsReason(change)}
                covers={['told_reason']}
              />
            )}
          </form.AppField>
        </div>
      )}
    </DialogForm>
  );
}

interface TouchedVisitsProps {
  change: ScheduleChange;
  touched: readonly Touched[];
  /** Reason for the patients; undefined if the dialog doesn't ask for it. */
  reason: string | undefined;
}

/** List of the affected visits, with actions for one visit and for all visits. */
function TouchedVisits({ change, touched, reason }: TouchedVisitsProps) {
  const field = useBoundField<DecisionValues['decisions']>('Записи');
  const decisions = decisionsOf(change.isAway, touched, new Map(field.value));
  const open = undecided(decisions, touched);
  const isUndecided = open.length > 0;
  const [onlyOpen, setOnlyOpen] = useState(false);
  /** The doctor to whom all visits were handed over. */
  const [receiver, setReceiver] = useState<ReturnType<typeof colleaguesOf>[number]>();
  const shown = onlyOpen && isUndecided ? open : touched;
  const nobody = noColleagueText(touched);
  const errorId = field.error === undefined ? undefined : `${field.id}-error`;
  return (
    <div
      role="group"
      id={field.id}
      tabIndex={-1}
      aria-label="Записи"
      aria-describedby={errorId}
      className="scroll-mt-4 outline-none"
    >
      {touched.length > 1 && (
        <div role="group" aria-label="Со всеми записями" className="mb-3 flex flex-wrap items-center gap-2">
          <span aria-hidden className="text-small text-ink-2 phone:w-full">
            Со&nbsp;всеми:
          </span>
          {actionsOf(change.isFilial === true && change.isAway).map(([action, text]) => (
            <button
              key={action}
              type="button"
              onClick={() => field.change([...decideAll(touched, action)])}
              className={chipClass('link', 'justify-center phone:min-h-11 phone:grow')}
            >
              {action === 'move' ? 'Перенести на\u00A0ближайшее время' : text}
            </button>
          ))}
          {colleaguesOf(touched).map((colleague) => (
            <button
              key={colleague.doctor_id}
              type="button"
              onClick={() => {
                setReceiver(colleague);
                field.change([...handOver(decisions, touched, colleague.doctor_id)]);
              }}
              className={chipClass('link', 'justify-center phone:min-h-11 phone:grow')}
            >
              Передать всё: {colleague.doctor_name}
            </button>
          ))}
          {nobody !== undefined && <p className="w-full text-small text-ink-2">{nobody}</p>}
        </div>
      )}
      {touched.length > FEW && isUndecided && open.length < touched.length && (
        <button
          type="button"
          aria-pressed={onlyOpen}
          onClick={() => setOnlyOpen(!onlyOpen)}
          className={chipClass(onlyOpen ? 'on' : 'link', 'mb-3 phone:min-h-11')}
        >
          Только нерешённые, {open.length}
        </button>
      )}
      {errorId !== undefined && <FieldError id={errorId}>{field.error}</FieldError>}
      <ul>
        {shown.map((one) => (
          <TouchedRow
            key={one.visit.id}
            one={one}
            all={touched}
            change={change}
            decisions={decisions}
            reason={reason}
            left={receiver && undecidedText(one, receiver)}
            onDecide={(next) => field.change([...next])}
          />
        ))}
      </ul>
    </div>
  );
}

/**
 * The server's text after a 409: meanwhile other visits are affected, or a new time is taken. The
 * user's decisions stay.
 */
function ConflictNote({ conflict }: { conflict: unknown }) {
  const texts = isProblem(conflict, 409) ? (conflict.errors['decisions'] ?? []) : [];
  const note = useRef<HTMLDivElement>(null);
  // Scrolls to the note, because the pressed button may be far away.
  useEffect(() => void note.current?.scrollIntoView({ block: 'nearest' }), [conflict]);
  return (
    <div ref={note}>
      <FieldError>
        {refusalText(conflict)}
        {texts.length > 0 && `: ${texts.join('; ')}`}
      </FieldError>
    </div>
  );
}
