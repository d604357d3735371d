import { useState } from 'react';
import { useDoctorAbsenceCreate, useDoctorAbsenceUpdate } from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { Absence } from '#generated/models/absence.ts';
import { Problem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { today } from '@/shared/format/date';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Field, FieldError } from '@/shared/ui/fields/field';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { Input, TextField } from '@/shared/ui/fields/text-field';
import { TimeInput } from '@/shared/ui/fields/time-input';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { type AbsenceDraft, type DraftErrors, errorsOf, MIDDAY, spokenTimes, timesOf } from './absence-draft';
import { TouchedDialog } from './touched-dialog';
import { NO_CHANGE, useScheduleChange } from './use-schedule-change';

const whens = [
  { value: 'today', label: 'Сегодня' },
  { value: 'tomorrow', label: 'Завтра' },
  { value: 'day', label: 'День' },
  { value: 'days', label: 'Период' },
] as const;
const parts = [
  { value: 'all', label: 'Весь день' },
  { value: 'morning', label: `До\u00A0${MIDDAY}` },
  { value: 'afternoon', label: `С\u00A0${MIDDAY}` },
  { value: 'hours', label: 'Часы' },
] as const;

/** The sheet shows its errors itself. */
const silent = { mutation: { meta: { silent: true } } } as const;

interface AbsenceSheetProps {
  /** The absence that is changed; null for a new one. */
  absence: Absence | null;
  initial: AbsenceDraft;
  onClose: () => void;
}

/** Time off, in all filials: a day or several, whole or in part. */
export function AbsenceSheet({ absence, initial, onClose }: AbsenceSheetProps) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<unknown>();
  const { mutateAsync: create } = useDoctorAbsenceCreate(silent);
  const { mutateAsync: update } = useDoctorAbsenceUpdate(silent);
  const { begin, save, busy, open, setDecisions, close } = useScheduleChange();
  const times = timesOf(draft);
  const isDays = draft.when === 'days';

  const change = (part: Partial<AbsenceDraft>) => {
    setDraft({ ...draft, ...part });
    setErrors({});
    setProblem(undefined);
  };
  const submit = async () => {
    const wrong = errorsOf(draft);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const reason = draft.reason.trim() === '' ? null : draft.reason.trim();
    try {
      await begin({
        request: { ...NO_CHANGE, absence: { id: absence?.id ?? null, ...times } },
        subject: `${spokenTimes(times)} вы\u00A0не\u00A0принимаете.`,
        save: (decisions) => {
          const data = { ...times, reason, decisions };
          return absence === null ? create({ data }) : update({ id: absence.id, data });
        },
        onSaved: () => {
          notify.success(`${spokenTimes(times)}: приёма не\u00A0будет`);
          onClose();
        },
      });
    } catch (error) {
      setErrors(fieldErrors(error));
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
      title={absence === null ? 'Закрыть время' : 'Изменить отсутствие'}
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
            {absence === null ? 'Закрыть' : 'Сохранить'}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div>
          <p className="mb-1.5 text-small font-medium">Когда</p>
          <SegmentedControl
            label="Когда"
            wide
            options={whens}
            value={draft.when}
            onChange={(when) => {
              // Several days have no halves.
              const isHalf = draft.part === 'morning' || draft.part === 'afternoon';
              change({ when, ...(when === 'days' && isHalf && { part: 'all' }) });
            }}
          />
          {(draft.when === 'day' || isDays) && (
            <div className="mt-3 grid grid-cols-2 gap-3">
              <DateField
                label={isDays ? 'Первый день' : 'Дата'}
                value={draft.from}
                error={errors.date_from}
                onChange={(from) => change({ from })}
              />
              {isDays && (
                <DateField
                  label="Последний день"
                  value={draft.to}
                  error={errors.date_to}
                  onChange={(to) => change({ to })}
                />
              )}
            </div>
          )}
          {draft.when !== 'day' && !isDays && errors.date_from !== undefined && (
            <FieldError>{errors.date_from}</FieldError>
          )}
          {!isDays && errors.date_to !== undefined && <FieldError>{errors.date_to}</FieldError>}
        </div>
        <div>
          <p className="mb-1.5 text-small font-medium">Какая часть дня</p>
          <SegmentedControl
            label="Какая часть дня"
            wide
            options={isDays ? parts.filter(({ value }) => value === 'all' || value === 'hours') : parts}
            value={draft.part}
            onChange={(part) => change({ part })}
          />
          {draft.part === 'hours' && (
            <div className="mt-3 grid grid-cols-2 gap-3">
              <ClockField
                label={isDays ? 'В первый день с' : 'С'}
                value={draft.timeFrom}
                error={errors.time_from}
                onChange={(timeFrom) => change({ timeFrom })}
              />
              <ClockField
                label={isDays ? 'В последний день до' : 'До'}
                value={draft.timeTo}
                error={errors.time_to}
                onChange={(timeTo) => change({ timeTo })}
              />
            </div>
          )}
          {draft.part !== 'hours' && errors.time_to !== undefined && <FieldError>{errors.time_to}</FieldError>}
        </div>
        <TextField
          label="Причина"
          optional
          hint="Только для вас: пациенты увидят, что вы не принимаете"
          maxLength={200}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <div aria-live="assertive">
          {problem !== undefined && Object.keys(errors).length === 0 && <FieldError>{problemText(problem)}</FieldError>}
        </div>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Sheet>
  );
}

interface ValueFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function DateField({ label, value, error, onChange }: ValueFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          min={today()}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function ClockField({ label, value, error, onChange }: ValueFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <TimeInput {...control} value={value} onChange={onChange} />}
    </Field>
  );
}

/** Of a 409 or 422, by field, whether the dry run (`absence.date_to`) or the saving itself (`date_to`) was refused. */
function fieldErrors(error: unknown): DraftErrors {
  if (!(error instanceof Problem)) return {};
  const fields = Object.entries(error.errors).map(
    ([field, texts]) => [field.replace('absence.', ''), texts[0]] as const,
  );
  return Object.fromEntries(fields.filter(([field]) => /^(date|time)_(from|to)$/.test(field)));
}
