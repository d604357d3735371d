import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { useFormNotes } from '@/shared/form/form-context';
import { DayField, TimeField } from '@/shared/form/moment-fields';
import { optionalText } from '@/shared/form/rules/text';
import { isDay } from '@/shared/format/zone';
import { useToday } from '@/shared/use-now';
import { type AbsenceDraft, chooseWhen, errorsOf, MIDDAY, newDraft } from './absence-draft';
import { LONGEST_REASON } from './decision-schema';

const placeOf = { date_from: 'from', date_to: 'to', time_from: 'timeFrom', time_to: 'timeTo' } as const;

/** Schema of the days and the part of the day. */
const absenceTime = v.pipe(
  v.custom<AbsenceDraft>((time) => typeof time === 'object' && time !== null),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const time = dataset.value;
    for (const [name, message] of Object.entries(errorsOf(time))) {
      const key = placeOf[name as keyof typeof placeOf];
      // If the absence is a single day, the form has only one date field, so the error is shown
      // once.
      if (key === 'to' && time.when !== 'days') continue;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...time }, key, value: time[key] }] });
    }
  }),
);

/** Form schema required by `AbsenceFields`. */
export const absenceSchema = { time: absenceTime, reason: optionalText(LONGEST_REASON) };

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

const names = ['when', 'from', 'to', 'part', 'timeFrom', 'timeTo'] as const;

/**
 * Names of a field in the server's errors: saving reports `date_to`, the dry run `absence.date_to`.
 */
const named = (...fields: readonly string[]) => fields.flatMap((field) => [field, `absence.${field}`]);

interface AbsenceFieldsProps {
  /** Hint that names the readers of the reason. */
  readonly reasonHint: string;
  /** Fields between time and reason, such as the filials. */
  readonly children?: ReactNode;
}

/** Form fields of an absence: time and reason. They require `absenceSchema`. */
export function AbsenceFields({ reasonHint, children }: AbsenceFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: { time: newDraft(), reason: '' } });
  const time = useStore(form.store, ({ values }) => values.time);
  const first = useToday();
  const notes = useFormNotes();
  /**
   * Clears the errors of all fields. An error like «Уже закрыто: 12 мая» is about the whole
   * absence, so a change of any field may fix it.
   */
  const forget = () => names.forEach((name) => notes.forget(`time.${name}`));
  const isDays = time.when === 'days';
  const isDayOpen = isDays || time.when === 'day';
  const isHours = time.part === 'hours';
  return (
    <>
      <div>
        <p aria-hidden className="mb-1.5 text-small font-medium">
          Когда
        </p>
        <form.AppField
          name="time.when"
          listeners={{
            onChange: ({ value }) => {
              form.setFieldValue('time', (now) => ({ ...now, ...chooseWhen(value, now) }));
              forget();
            },
          }}
        >
          {(field) => (
            <field.SegmentedField
              label="Когда"
              wide
              options={whens}
              covers={[...(isDayOpen ? [] : named('date_from')), ...(isDays ? [] : named('date_to'))]}
            />
          )}
        </form.AppField>
        {isDayOpen && (
          <div className="mt-3 grid grid-cols-2 gap-3 phone:grid-cols-1">
            <form.AppField name="time.from" listeners={{ onChange: forget }}>
              {() => <DayField label={isDays ? 'Первый день' : 'Дата'} min={first} covers={named('date_from')} />}
            </form.AppField>
            {isDays && (
              <form.AppField name="time.to" listeners={{ onChange: forget }}>
                {() => (
                  <DayField
                    label="Последний день"
                    min={isDay(time.from) && time.from > first ? time.from : first}
                    covers={named('date_to')}
                  />
                )}
              </form.AppField>
            )}
          </div>
        )}
      </div>
      <div>
        <p aria-hidden className="mb-1.5 text-small font-medium">
          Какая часть дня
        </p>
        <form.AppField name="time.part" listeners={{ onChange: forget }}>
          {(field) => (
            <field.SegmentedField
              label="Какая часть дня"
              wide
              options={isDays ? parts.filter(({ value }) => value === 'all' || value === 'hours') : parts}
              covers={isHours ? [] : named('time_from', 'time_to')}
            />
          )}
        </form.AppField>
        {isHours && (
          <div className="mt-3 grid grid-cols-2 gap-3">
            <form.AppField name="time.timeFrom" listeners={{ onChange: forget }}>
              {() => <TimeField label={isDays ? 'В первый день с' : 'С'} covers={named('time_from')} />}
            </form.AppField>
            <form.AppField name="time.timeTo" listeners={{ onChange: forget }}>
              {() => <TimeField label={isDays ? 'В последний день до' : 'До'} covers={named('time_to')} />}
            </form.AppField>
          </div>
        )}
      </div>
      {children}
      <form.AppField name="reason">
        {(field) => (
          <field.TextField
            label="Причина"
            covers={['absence.reason']}
            optional
            hint={reasonHint}
            limit={LONGEST_REASON}
          />
        )}
      </form.AppField>
    </>
  );
}
