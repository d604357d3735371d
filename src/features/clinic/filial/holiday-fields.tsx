import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import * as v from 'valibot';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { useFieldContext } from '@/shared/form/form-context';
import { DayField } from '@/shared/form/moment-fields';
import { date } from '@/shared/form/rules/moment';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { calendarDay, today } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { DialogForm } from '@/shared/write/dialog-form';
import { newFilial, type OwnHoliday } from './filial-schema';

/**
 * Days on which the filial is closed despite its weekly hours: public holidays, and days that the
 * filial has added.
 */
export function HolidayFields() {
  const form = useTypedAppFormContext({ defaultValues: newFilial });
  const field = useFieldContext<readonly OwnHoliday[]>();
  const days = field.state.value;
  const [adding, setAdding] = useState(false);
  return (
    <div className="border-t border-line px-6 py-3 phone:px-4">
      <form.AppField name="closed_on_holidays">
        {(closed) => <closed.Checkbox label="Праздники закрыты по календарю Казахстана" />}
      </form.AppField>
      {days.length > 0 && (
        <ul className="mt-1">
          {days.map(({ date: day, reason }) => (
            <li key={day} className="flex min-h-9 items-center gap-2 text-small phone:min-h-11">
              <Icon icon={IconCalendarOff} size={18} className="text-ink-3" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {calendarDay(day)}: {reason}
              </span>
              <IconButton
                size="small"
                icon={IconX}
                label={`Убрать выходной ${calendarDay(day)}`}
                onClick={() => field.handleChange(days.filter((one) => one.date !== day))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" size="small" onClick={() => setAdding(true)} className="-ml-2">
        Добавить свой выходной
      </Button>
      {adding && (
        <HolidayDialog
          taken={days.map((day) => day.date)}
          onAdd={(day) => {
            field.handleChange([...days, day].toSorted((a, b) => (a.date < b.date ? -1 : 1)));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

interface HolidayDialogProps {
  readonly taken: readonly string[];
  readonly onAdd: (day: OwnHoliday) => void;
  readonly onClose: () => void;
}

const REASON_MAX = 100;

const holidaySchema = (taken: readonly string[]) =>
  v.object({
    date: v.pipe(
      date(),
      v.check((day) => day >= today(), 'Этот день уже прошёл'),
      v.check((day) => !taken.includes(day), 'Этот день уже есть в списке'),
    ),
    reason: requiredText(REASON_MAX),
  });

function HolidayDialog({ taken, onAdd, onClose }: HolidayDialogProps) {
  const [schema] = useState(() => holidaySchema(taken));
  const { form, frame } = useSchemaForm({
    schema,
    defaultValues: { date: '', reason: '' },
    submit: async (day) => onAdd(day),
  });
  return (
    <DialogForm
      size="normal"
      title="Свой выходной день"
      frame={frame}
      action="Добавить"
      busy="Добавляем"
      cancel="Не&nbsp;добавлять"
      failure="Не&nbsp;получилось добавить"
      onClose={onClose}
    >
      <form.AppField name="date">{() => <DayField label="Дата" min={today()} data-autofocus />}</form.AppField>
      <form.AppField name="reason">
        {(field) => (
          <field.TextField
            label="Причина"
            hint="Её прочитают пациенты"
            placeholder="Санитарный день"
            limit={REASON_MAX}
          />
        )}
      </form.AppField>
    </DialogForm>
  );
}
