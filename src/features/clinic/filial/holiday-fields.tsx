import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { useFieldContext } from '@/shared/form/form-context';
import { messages } from '@/shared/form/rules/messages';
import { calendarDay, today } from '@/shared/format/date';
import { parseTypedDate } from '@/shared/format/typed-date';
import { Button } from '@/shared/ui/button';
import { ComingDateField } from '@/shared/ui/fields/date-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { newFilial, type OwnHoliday } from './filial-schema';

/** Days on which the filial is closed although its week says otherwise: the state's and its own. */
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
          {days.map(({ date, reason }) => (
            <li key={date} className="flex min-h-9 items-center gap-2 text-small phone:min-h-11">
              <Icon icon={IconCalendarOff} size={18} className="text-ink-3" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {calendarDay(date)}: {reason}
              </span>
              <IconButton
                size="small"
                icon={IconX}
                label={`Убрать выходной ${calendarDay(date)}`}
                onClick={() => field.handleChange(days.filter((one) => one.date !== date))}
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
          taken={days.map(({ date }) => date)}
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

function HolidayDialog({ taken, onAdd, onClose }: HolidayDialogProps) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ date?: string | undefined; reason?: string | undefined }>({});
  const add = (): void => {
    const date = parseTypedDate(typed);
    const found = {
      date: dateFault(date, taken),
      reason: reason.trim() === '' ? messages.required : undefined,
    };
    setFaults(found);
    if (date !== undefined && found.date === undefined && found.reason === undefined) {
      onAdd({ date, reason: reason.trim() });
    }
  };
  return (
    <Dialog
      title="Свой выходной день"
      onClose={onClose}
      secondary={<Button onClick={onClose}>Не добавлять</Button>}
      primary={
        <Button variant="primary" onClick={add}>
          Добавить
        </Button>
      }
    >
      <div className="flex flex-col gap-4 text-ink">
        <ComingDateField label="Дата" value={typed} error={faults.date} onChange={setTyped} data-autofocus />
        <TextField
          label="Причина"
          hint="Её прочитают пациенты"
          placeholder="Санитарный день"
          maxLength={100}
          value={reason}
          error={faults.reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}

function dateFault(date: string | undefined, taken: readonly string[]): string | undefined {
  if (date === undefined) return messages.date;
  if (date < today()) return 'Этот день уже прошёл';
  return taken.includes(date) ? 'Этот день уже есть в списке' : undefined;
}
