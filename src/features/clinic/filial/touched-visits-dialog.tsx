import { useState } from 'react';
import type { FilialTouchedVisit } from '#generated/models/filial-touched-visit.ts';
import type { FilialVisitDecision } from '#generated/models/filial-visit-decision.ts';
import { messages } from '@/shared/form/rules/messages';
import { counted } from '@/shared/format/plural';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { TextField } from '@/shared/ui/fields/text-field';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { type Decision, TouchedVisits } from './touched-visits';

const records = { one: 'запись', few: 'записи', many: 'записей' };

interface TouchedVisitsDialogProps {
  readonly visits: readonly FilialTouchedVisit[];
  readonly busy: boolean;
  /** Why the last try was refused. */
  readonly failure: string | undefined;
  readonly onDecided: (decisions: FilialVisitDecision[], reason: string) => void;
  readonly onClose: () => void;
}

/** Asks about each visit that the new hours leave outside before anything is saved. */
export function TouchedVisitsDialog({ visits, busy, failure, onDecided, onClose }: TouchedVisitsDialogProps) {
  const [decisions, setDecisions] = useState<ReadonlyMap<number, Decision>>(new Map());
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const cancelled = visits.filter(({ id }) => decisions.get(id) === 'cancel').length;
  const isUnsaid = cancelled > 0 && reason.trim() === '';
  const save = (): void => {
    setAsked(true);
    if (isUnsaid) return;
    onDecided(
      visits.map(({ id }) => ({ visit_id: id, action: decisions.get(id) ?? 'keep' })),
      reason.trim(),
    );
  };
  return (
    <Dialog
      size="wide"
      title={`Изменение затронет ${counted(visits.length, records)}`}
      onClose={onClose}
      actions={
        <>
          <Button wide data-autofocus onClick={onClose}>
            Вернуться, ничего не&nbsp;сохранять
          </Button>
          <Button wide variant="primary" busy={busy && 'Сохраняем'} onClick={save}>
            {cancelled === 0
              ? 'Сохранить и\u00A0оставить все записи'
              : `Сохранить и\u00A0отменить ${counted(cancelled, records)}`}
          </Button>
        </>
      }
    >
      В&nbsp;это время филиал будет закрыт. Перенести запись можно заранее: закройте окно, выберите новое время
      с&nbsp;пациентом и&nbsp;вернитесь.
      <TouchedVisits
        visits={visits}
        decisions={decisions}
        onDecide={(id, decision) => setDecisions((before) => new Map(before).set(id, decision))}
      />
      {cancelled > 0 && (
        <TextField
          label="Причина отмены"
          hint="Её прочитают пациенты"
          maxLength={200}
          value={reason}
          error={asked && isUnsaid ? messages.required : undefined}
          onChange={({ target }) => setReason(target.value)}
          className="mt-4 text-ink"
        />
      )}
      {failure !== undefined && (
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
