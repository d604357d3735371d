import { useState } from 'react';
import {
  useDoctorSpecialDayCreate,
  useDoctorSpecialDayUpdate,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { SpecialDay } from '#generated/models/special-day.ts';
import { TouchedDialog } from '@/features/doctor/schedule-change/touched-dialog';
import { NO_CHANGE, useScheduleChange } from '@/features/doctor/schedule-change/use-schedule-change';
import { Problem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { messages } from '@/shared/form/rules/messages';
import { addDays, today, weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { Field, FieldError } from '@/shared/ui/fields/field';
import { Input, TextField } from '@/shared/ui/fields/text-field';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { HoursFields } from './hours-fields';
import { type DayDraft, dayProblem, NEW_DAY } from './week-draft';

/** The sheet shows its errors itself. */
const silent = { mutation: { meta: { silent: true } } } as const;

interface SpecialDaySheetProps {
  filialId: number;
  /** Null for a new one. */
  special: SpecialDay | null;
  onClose: () => void;
}

/** Other hours on one date, or none. */
export function SpecialDaySheet({ filialId, special, onClose }: SpecialDaySheetProps) {
  const [date, setDate] = useState(special?.date ?? addDays(today(), 1));
  const [isOff, setIsOff] = useState(special !== null && special.hours === null);
  const [day, setDay] = useState<DayDraft>(special?.hours ? { ...special.hours, breaks: special.breaks } : NEW_DAY);
  const [reason, setReason] = useState(special?.reason ?? '');
  const [dateError, setDateError] = useState<string>();
  const [hoursError, setHoursError] = useState<string>();
  const [problem, setProblem] = useState<unknown>();
  const { mutateAsync: create } = useDoctorSpecialDayCreate(silent);
  const { mutateAsync: update } = useDoctorSpecialDayUpdate(silent);
  const { begin, save, busy, open, setDecisions, close } = useScheduleChange();

  const forget = () => {
    setDateError(undefined);
    setHoursError(undefined);
    setProblem(undefined);
  };
  const submit = async () => {
    forget();
    const wrong = isOff ? undefined : dayProblem(day);
    if (date === '') setDateError(messages.required);
    setHoursError(wrong);
    if (date === '' || wrong !== undefined) return;
    const hours = isOff ? null : { from: day.from, to: day.to };
    const asked = { filial_id: filialId, date, hours, breaks: isOff ? [] : [...day.breaks] };
    const text = upperFirst(weekdayDay(date));
    try {
      await begin({
        request: { ...NO_CHANGE, special_day: { id: special?.id ?? null, ...asked } },
        subject:
          hours === null
            ? `${text}: приёма не\u00A0будет.`
            : `${text}: приём с\u00A0${hours.from} до\u00A0${hours.to}.`,
        save: (decisions) => {
          const data = { ...asked, reason: reason.trim() === '' ? null : reason.trim(), decisions };
          return special === null ? create({ data }) : update({ id: special.id, data });
        },
        onSaved: () => {
          notify.success(`${text}: часы изменены`);
          onClose();
        },
      });
    } catch (error) {
      const at = (field: string) =>
        error instanceof Problem ? (error.errors[field] ?? error.errors[`special_day.${field}`])?.[0] : undefined;
      setDateError(at('date'));
      setHoursError(at('hours') ?? at('breaks'));
      setProblem(error);
    }
  };

  if (open) {
    return (
      <TouchedDialog
        {...open}
        busy={busy === 'saving'}
        onDecide={setDecisions}
        onSave={() => void save()}
        onClose={close}
      />
    );
  }
  return (
    <Sheet
      title={special === null ? 'Особый день' : 'Изменить особый день'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Вернуться</Button>
          <Button
            variant="primary"
            className="grow"
            busy={busy !== undefined && 'Проверяем'}
            onClick={() => void submit()}
          >
            Сохранить
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Дата" error={dateError}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={today()}
              value={date}
              onChange={({ target }) => {
                forget();
                setDate(target.value);
              }}
            />
          )}
        </Field>
        <div>
          <Checkbox
            checked={isOff}
            onChange={({ target }) => {
              forget();
              setIsOff(target.checked);
            }}
          >
            Не&nbsp;принимаю в&nbsp;этот день
          </Checkbox>
          {!isOff && (
            <div className="mt-2">
              <HoursFields
                name="особый день"
                day={day}
                errorId={hoursError === undefined ? undefined : 'special-hours-error'}
                onChange={(next) => {
                  forget();
                  setDay(next);
                }}
              />
            </div>
          )}
          {hoursError !== undefined && <FieldError id="special-hours-error">{hoursError}</FieldError>}
        </div>
        <TextField
          label="Причина"
          optional
          hint="Только для вас"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div aria-live="assertive">
          {problem !== undefined && dateError === undefined && hoursError === undefined && (
            <FieldError>{problemText(problem)}</FieldError>
          )}
        </div>
      </div>
    </Sheet>
  );
}
