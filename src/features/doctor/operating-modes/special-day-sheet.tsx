import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  getDoctorSpecialDayListQueryOptions,
  useDoctorSpecialDayCreate,
  useDoctorSpecialDayUpdate,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { SpecialDay } from '#generated/models/special-day.ts';
import { LONGEST_REASON } from '@/features/desk/schedule-change/decision-schema';
import { TouchedDialog } from '@/features/desk/schedule-change/touched-dialog';
import { ifMatch, rowOf, type Versioned } from '@/shared/api/version';
import { DayField } from '@/shared/form/moment-fields';
import { OthersNote } from '@/shared/form/others-note';
import { date as dateRule } from '@/shared/form/rules/moment';
import { optionalText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useVersioned } from '@/shared/form/use-versioned';
import { addDays, today, weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { useToday } from '@/shared/use-now';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { HoursFields } from './hours-fields';
import { NO_CHANGE } from './own-schedule';
import { useScheduleChange } from './use-schedule-change';
import { type DayDraft, dayProblem, NEW_DAY } from './week-draft';

/**
 * Form values. They are grouped in such a way that changes by two people can be merged if they
 * concern different groups.
 */
interface SpecialDraft {
  readonly date: string;
  readonly hours: { readonly isOff: boolean; readonly day: DayDraft };
  readonly reason: string;
}

const specialDaySchema = v.object({
  date: dateRule(),
  hours: v.pipe(
    v.custom<SpecialDraft['hours']>((hours) => typeof hours === 'object' && hours !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed && !dataset.value.isOff ? dayProblem(dataset.value.day) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  ),
  reason: optionalText(LONGEST_REASON),
});

/** Field names, in lower case for use in a sentence. */
const names: Record<keyof SpecialDraft, string> = { date: 'дата', hours: 'часы', reason: 'причина' };

function draftOf(special: SpecialDay | undefined): SpecialDraft {
  return {
    date: special?.date ?? addDays(today(), 1),
    hours: {
      isOff: special !== undefined && special.hours === null,
      day: special?.hours ? { ...special.hours, breaks: special.breaks } : NEW_DAY,
    },
    reason: special?.reason ?? '',
  };
}

interface SpecialDaySheetProps {
  filialId: number;
  /** The special day with its version; null for a new one. */
  special: Versioned<SpecialDay> | null;
  onClose: () => void;
}

/** Form for different working hours on one date, or a day off. */
export function SpecialDaySheet({ filialId, special, onClose }: SpecialDaySheetProps) {
  const client = useQueryClient();
  const first = useToday();
  const edited = useVersioned({
    start: special,
    valuesOf: (start: Versioned<SpecialDay> | null) => draftOf(start?.data),
    read: async () => {
      const list = await client.query({
        ...getDoctorSpecialDayListQueryOptions(),
        staleTime: 0,
        meta: { silent: true },
      });
      const now = rowOf(list, ({ id }) => id === special?.data.id);
      if (now === undefined) throw new Error('the special day is gone');
      return now;
    },
  });
  const done = (_: unknown, { data }: { readonly data: { readonly date: string } }) =>
    `${upperFirst(weekdayDay(data.date))}: часы изменены`;
  const create = useWrite(useDoctorSpecialDayCreate(), { done, onDone: onClose });
  const update = useWrite(useDoctorSpecialDayUpdate(), { done, onDone: onClose });
  const { submit, dialog } = useScheduleChange();
  const draft = `doctor-special-day-${special?.data.id ?? `of-${filialId}`}`;
  const { form, frame, mend } = useSchemaForm({
    schema: specialDaySchema,
    defaultValues: edited.initial,
    draft: { name: draft },
    mend: edited.mend,
    submit: ({ date, hours: { isOff, day }, reason }): Promise<unknown> => {
      const hours = isOff ? null : { from: day.from, to: day.to };
      const asked = { filial_id: filialId, date, hours, breaks: isOff ? [] : [...day.breaks] };
      const text = upperFirst(weekdayDay(date));
      return submit({
        request: { ...NO_CHANGE, special_day: { id: special?.data.id ?? null, ...asked } },
        subject:
          hours === null
            ? `${text}: приёма не\u00A0будет.`
            : `${text}: приём с\u00A0${hours.from} до\u00A0${hours.to}.`,
        draft,
        save: async (decided) => {
          const data = { ...asked, reason, ...decided };
          const base = edited.began();
          await (base === null ? create.ask({ data }) : update.ask({ id: base.data.id, data, headers: ifMatch(base) }));
          frame.forget();
        },
        mend,
      });
    },
  });

  if (dialog) return <TouchedDialog {...dialog} />;
  return (
    <DialogForm
      size="sheet"
      title={special === null ? 'Особый день' : 'Изменить особый день'}
      frame={frame}
      cancel="Вернуться"
      action="Сохранить"
      busy="Проверяем"
      failure="Не&nbsp;получилось сохранить"
      onClose={onClose}
    >
      <OthersNote others={edited.others} names={names} />
      <form.AppField name="date">
        {() => <DayField label="Дата" min={first} covers={['special_day.date']} />}
      </form.AppField>
      <form.AppField name="hours">
        {(field) => (
          <field.OwnField<SpecialDraft['hours']>
            label="Часы"
            covers={['breaks', 'special_day.hours', 'special_day.breaks']}
          >
            {({ value: { isOff, day }, change, errorId }) => (
              <>
                <Checkbox checked={isOff} onChange={({ target }) => change({ isOff: target.checked, day })}>
                  Не&nbsp;принимаю в&nbsp;этот день
                </Checkbox>
                {!isOff && (
                  <div className="mt-2">
                    <HoursFields
                      name="особый день"
                      day={day}
                      errorId={errorId}
                      onChange={(next) => change({ isOff, day: next })}
                    />
                  </div>
                )}
              </>
            )}
          </field.OwnField>
        )}
      </form.AppField>
      <form.AppField name="reason">
        {(field) => <field.TextField label="Причина" optional hint="Только для вас" limit={LONGEST_REASON} />}
      </form.AppField>
    </DialogForm>
  );
}
