import type { ReactNode } from 'react';
import { DateField } from '@/shared/ui/fields/date-field';
import { Field, FieldError } from '@/shared/ui/fields/field';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { TimeInput } from '@/shared/ui/fields/time-input';
import { useToday } from '@/shared/use-now';
import { type AbsenceDraft, chooseWhen, type DraftErrors, MIDDAY } from './absence-draft';

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

interface AbsenceWhenProps {
  draft: AbsenceDraft;
  errors: DraftErrors;
  onChange: (part: Partial<AbsenceDraft>) => void;
  /** The way out of what is wrong with the days. */
  children?: ReactNode;
}

/** The day or days, and which part of them. */
export function AbsenceWhen({ draft, errors, onChange: change, children }: AbsenceWhenProps) {
  const first = useToday();
  const isDays = draft.when === 'days';
  const timeError = errors.time_from ?? errors.time_to;
  return (
    <>
      <div>
        <p className="mb-1.5 text-small font-medium">Когда</p>
        <SegmentedControl
          label="Когда"
          wide
          options={whens}
          value={draft.when}
          onChange={(when) => change(chooseWhen(when, draft))}
        />
        {(draft.when === 'day' || isDays) && (
          <div className="mt-3 grid grid-cols-2 gap-3 phone:grid-cols-1">
            <DateField
              label={isDays ? 'Первый день' : 'Дата'}
              value={draft.from}
              min={first}
              error={errors.date_from}
              onChange={(from) => change({ from })}
            />
            {isDays && (
              <DateField
                label="Последний день"
                value={draft.to}
                min={draft.from > first ? draft.from : first}
                error={errors.date_to}
                onChange={(to) => change({ to })}
              />
            )}
          </div>
        )}
        {/* Where no field is open that would say it. */}
        <div aria-live="assertive">
          {draft.when !== 'day' && !isDays && errors.date_from !== undefined && (
            <FieldError>{errors.date_from}</FieldError>
          )}
          {!isDays && errors.date_to !== undefined && <FieldError>{errors.date_to}</FieldError>}
        </div>
        {children}
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
        <div aria-live="assertive">
          {draft.part !== 'hours' && timeError !== undefined && <FieldError>{timeError}</FieldError>}
        </div>
      </div>
    </>
  );
}

interface ValueFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function ClockField({ label, value, error, onChange }: ValueFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <TimeInput {...control} value={value} onChange={onChange} />}
    </Field>
  );
}
