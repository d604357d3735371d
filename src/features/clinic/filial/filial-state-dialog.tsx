import { useStore } from '@tanstack/react-form';
import * as v from 'valibot';
import { useClinicFilialStateUpdate } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialStep } from '#generated/models/filial-step.ts';
import { TouchedDialog } from '@/features/desk/schedule-change/touched-dialog';
import { useTouchedVisits } from '@/features/desk/schedule-change/use-touched-visits';
import { useReadiness } from '@/features/readiness/use-readiness';
import { DayField } from '@/shared/form/moment-fields';
import { messages } from '@/shared/form/rules/messages';
import { date } from '@/shared/form/rules/moment';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { addDays, calendarDay, today } from '@/shared/format/date';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { missingText } from './missing-text';
import { touchedByFilial } from './touched-filial';

interface FilialStateDialogProps {
  readonly filial: { readonly id: number; readonly title: string; readonly missing: readonly FilialStep[] };
  readonly goal: 'open' | 'closed';
  readonly onClose: () => void;
}

/**
 * Confirms that a filial opens or closes. Before closing, the user decides about each affected
 * visit.
 */
export function FilialStateDialog(props: FilialStateDialogProps) {
  return props.goal === 'open' ? <OpenDialog {...props} /> : <CloseDialog {...props} />;
}

function OpenDialog({ filial: { id, title, missing }, onClose }: FilialStateDialogProps) {
  const move = useWrite(useClinicFilialStateUpdate(), { done: `${title}: открыт для записи`, onDone: onClose });
  const isChecked = useReadiness('clinic')?.left.every((step) => step.id !== 'verification') ?? true;
  return (
    <ConfirmAction
      danger={false}
      write={move}
      title={`Открыть ${title}?`}
      safe="Не&nbsp;сейчас"
      action="Открыть для пациентов"
      busy="Открываем"
      onConfirm={() => move.send({ id, data: { state: 'open' } })}
      onClose={onClose}
    >
      {isChecked
        ? 'Пациенты увидят филиал в\u00A0поиске и\u00A0на\u00A0странице клиники.'
        : 'Мы\u00A0ещё проверяем клинику. Пациенты увидят филиал, как\u00A0только проверка закончится.'}
      {missing.length > 0 && ` Пока не\u00A0хватает: ${missingText(missing)}. Это можно добавить и\u00A0потом.`}
    </ConfirmAction>
  );
}

const closeSchema = v.variant('when', [
  v.object({
    when: v.literal('now'),
    closes_on: v.pipe(
      v.string(),
      v.transform(() => null),
    ),
  }),
  v.object({
    when: v.literal('later'),
    closes_on: v.pipe(
      v.string(),
      v.nonEmpty(messages.date),
      date(),
      v.check((day) => day > today(), 'Выберите день после сегодняшнего'),
    ),
  }),
]);

/**
 * Closes the filial at once or from a chosen day on. The user decides about each affected visit.
 */
function CloseDialog({ filial: { id, title }, onClose }: FilialStateDialogProps) {
  const move = useWrite(useClinicFilialStateUpdate(), {
    done: (_, { data: { closes_on: day } }) => (day ? `${title}: закроется ${calendarDay(day)}` : `${title}: закрыт`),
    onDone: onClose,
  });
  const { begin, dialog } = useTouchedVisits();
  const draft = `filial-close-${id}`;
  const { form, frame } = useSchemaForm({
    schema: closeSchema,
    defaultValues: { when: 'now', closes_on: '' },
    draft: { name: draft },
    submit: ({ closes_on }): Promise<unknown> => {
      const data = { state: 'closed', closes_on } as const;
      return begin({
        subject:
          closes_on === null ? 'Филиал закроется сразу.' : `С\u00A0${calendarDay(closes_on)} филиал будет закрыт.`,
        isAway: true,
        isFilial: true,
        draft,
        patientText: { without: undefined },
        touched: () => touchedByFilial(id, data),
        save: ({ decisions, told_reason: reason }) =>
          move.ask({ id, data: { ...data, decisions, ...(reason !== undefined && { reason }) } }),
        onSaved: frame.forget,
      });
    },
  });
  const when = useStore(form.store, ({ values }) => values.when);
  if (dialog) return <TouchedDialog {...dialog} />;
  return (
    <DialogForm
      danger
      size="normal"
      title={`Закрыть ${title}?`}
      frame={frame}
      action="Закрыть филиал"
      busy="Проверяем записи"
      cancel="Оставить открытым"
      failure="Не&nbsp;получилось закрыть"
      onClose={onClose}
    >
      <p className="text-ink-2">
        Пациенты перестанут видеть филиал. История визитов и&nbsp;настройки останутся, открыть его можно снова. Записи,
        которые останутся без места, вы&nbsp;перенесёте или отмените на&nbsp;следующем шаге.
      </p>
      <form.AppField name="when">
        {(field) => (
          <field.SegmentedField
            wide
            label="Когда закрыть"
            options={[
              { value: 'now', label: 'Сразу' },
              { value: 'later', label: 'С\u00A0выбранного дня' },
            ]}
          />
        )}
      </form.AppField>
      {when === 'later' && (
        <form.AppField name="closes_on">
          {() => (
            <DayField
              label="Первый день, когда филиал закрыт"
              min={addDays(today(), 1)}
              hint="До этого дня он открыт, и пациенты записываются."
            />
          )}
        </form.AppField>
      )}
    </DialogForm>
  );
}
