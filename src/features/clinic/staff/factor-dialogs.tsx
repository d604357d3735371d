import { useState } from 'react';
import * as v from 'valibot';
import { useClinicSecondFactorUpdate } from '#generated/api/clinic-staff/clinic-staff.ts';
import { DayField } from '@/shared/form/moment-fields';
import { date } from '@/shared/form/rules/moment';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { addDays, calendarDay, today } from '@/shared/format/date';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';

const WEEK = 7;

/** Latest day that the contract allows. */
const lastDay = (): string => addDays(today(), 365);

const requirementSchema = v.object({
  required_from: v.pipe(
    date(),
    v.check((day) => day >= today(), 'Выберите сегодня или день позже'),
    v.check(
      (day) => day <= lastDay(),
      () => `Не\u00A0позже ${calendarDay(lastDay())}`,
    ),
  ),
});

interface RequireFactorDialogProps {
  /** The saved day from which a second factor is required; null if none is required. */
  readonly from: string | null;
  /** Number of staff members without a second factor. */
  readonly lacking: number;
  readonly onClose: () => void;
}

/** Requires a second factor of the staff from a chosen day on. */
export function RequireFactorDialog({ from, lacking, onClose }: RequireFactorDialogProps) {
  const requirement = useWrite(useClinicSecondFactorUpdate(), {
    done: 'Вход с\u00A0кодом станет обязательным',
    onDone: onClose,
  });
  const [first] = useState(() => (from !== null && from >= today() ? from : addDays(today(), WEEK)));
  const { form, frame } = useSchemaForm({
    schema: requirementSchema,
    defaultValues: { required_from: first },
    submit: (data) => requirement.ask({ data }),
  });
  return (
    <DialogForm
      title="Требовать вход с&nbsp;кодом"
      size="normal"
      frame={frame}
      action="Требовать"
      busy="Сохраняем"
      failure="Не&nbsp;получилось сохранить"
      intro={
        <p>
          С&nbsp;этого дня кабинет клиники откроется только тем, кто включил вход с&nbsp;кодом. Остальные сначала
          включат его: это две минуты и&nbsp;телефон. Другие их&nbsp;кабинеты работают как прежде.
          {lacking > 0 && ' Тем, кто ещё не\u00A0включил, придёт уведомление.'}
        </p>
      }
      onClose={onClose}
    >
      <form.AppField name="required_from">
        {() => <DayField label="С какого дня" min={today()} max={lastDay()} />}
      </form.AppField>
    </DialogForm>
  );
}

/** Removes the requirement of a second factor. */
export function WithdrawDialog({ onClose }: { readonly onClose: () => void }) {
  const withdraw = useWrite(useClinicSecondFactorUpdate(), {
    done: 'Вход с\u00A0кодом больше не\u00A0обязателен',
    onDone: onClose,
  });
  return (
    <ConfirmAction
      write={withdraw}
      title="Больше не&nbsp;требовать вход с&nbsp;кодом?"
      safe="Требовать и&nbsp;дальше"
      action="Не&nbsp;требовать"
      busy="Сохраняем"
      onConfirm={() => withdraw.send({ data: { required_from: null } })}
      onClose={onClose}
    >
      Кабинет откроется и&nbsp;тем, у&nbsp;кого есть только пароль. У&nbsp;кого вход с&nbsp;кодом включён, у&nbsp;тех
      он&nbsp;останется.
    </ConfirmAction>
  );
}
