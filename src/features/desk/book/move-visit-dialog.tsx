import { useStore } from '@tanstack/react-form';
import * as v from 'valibot';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { fundingLabel } from '@/domain/service/funding-text';
import { visitPays } from '@/domain/visit/visit-payment';
import { optionalText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dateTime } from '@/shared/format/time';
import { wordFor } from '@/shared/format/word-for';
import { DialogForm } from '@/shared/write/dialog-form';
import { daysAround, DeskTimes, useDeskTimes } from './desk-times';
import { type MoveDesk, moveOf, useMove } from './use-move';

interface MoveVisitDialogProps {
  readonly desk: MoveDesk;
  readonly visit: DeskVisit;
  readonly onClose: () => void;
  /** Called after success. It closes other open dialogs. */
  readonly onDone?: () => void;
}

/** Length limit of the contract for a reason, in characters. */
const LONGEST = 200;

export const moveSchema = v.object({ time: v.string(), reason: optionalText(LONGEST) });

/** Frequent reasons, offered as chips. */
const REASONS = ['По просьбе пациента', 'Врач задерживается', 'Врач заболел'];
const ANALYSES_REASONS = ['По просьбе пациента', 'Процедурный кабинет закрыт'];

/** Moves a visit. The old time is kept until the new time is booked. */
export function MoveVisitDialog({ desk, visit, onClose, onDone = onClose }: MoveVisitDialogProps) {
  const { id, starts_at, filial_id, person } = visit;
  const move = useMove(desk, { onDone });
  const { form, frame } = useSchemaForm({
    schema: moveSchema,
    defaultValues: { time: '', reason: '' },
    draft: { name: `move-visit-${id}` },
    submit: ({ time, reason }) => move.ask(moveOf(visit, { starts_at: time, reason })),
  });
  const wanted = useStore(form.store, ({ values }) => values.time);
  const times = useDeskTimes({
    slots: desk.slots,
    filial_id,
    visit_id: id,
    ...daysAround(starts_at),
    chosen: wanted,
  });
  // The picker also shows the visit's present time, but the present time can't be chosen.
  const chosen = times.value === starts_at ? undefined : times.value;

  return (
    <DialogForm
      size="sheet"
      title="Перенести визит"
      frame={frame}
      action={chosen === undefined ? 'Перенести' : `Перенести на\u00A0${dateTime(chosen)}`}
      busy="Переносим"
      failure="Не&nbsp;получилось перенести"
      wayOut={<p className="mt-2">Прежнее время осталось за&nbsp;пациентом.</p>}
      onClose={onClose}
    >
      <p>
        {person.full_name}. Сейчас: <strong className="font-medium">{dateTime(starts_at)}</strong>
        {visit.funding &&
          visit.funding !== 'paid' &&
          `. ${wordFor(fundingLabel, visit.funding, visitPays(visit))}: показаны только такие часы`}
      </p>
      <DeskTimes times={times} own={starts_at} payer={visit.funding} missing="Выберите новое время" />
      <form.AppField name="reason">
        {(field) => (
          <div>
            <field.UsualTexts label="Частые причины" texts={visit.doctor_id === null ? ANALYSES_REASONS : REASONS} />
            <field.TextField
              label="Причина"
              optional
              hint="Её увидит пациент. Визит сразу станет подтверждённым"
              limit={LONGEST}
            />
          </div>
        )}
      </form.AppField>
    </DialogForm>
  );
}
