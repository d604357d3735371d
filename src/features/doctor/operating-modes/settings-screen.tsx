import { useStore } from '@tanstack/react-form';
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  getDoctorScheduleSettingsQueryOptions,
  useDoctorScheduleSettingsSuspense,
  useDoctorScheduleSettingsUpdate,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { ScheduleSettings } from '#generated/models/schedule-settings.ts';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { FormFrame } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { SaveBar } from '@/shared/form/save-bar';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { useBoundField } from '@/shared/form/use-bound-field';
import { type EditionProps, useEditions } from '@/shared/form/use-editions';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useVersioned } from '@/shared/form/use-versioned';
import { daysCount } from '@/shared/format/counts';
import { addDays, dayMonth } from '@/shared/format/date';
import { Card } from '@/shared/ui/card';
import { Switch } from '@/shared/ui/fields/switch';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { useToday } from '@/shared/use-now';
import { useWrite } from '@/shared/write/use-write';

const HORIZONS = [7, 14, 21, 28, 42, 60, 90];

export const scheduleSettingsSchema = v.object({
  online_booking: v.boolean(),
  auto_confirm: v.boolean(),
  horizon_days: v.pipe(v.string(), v.transform(Number), v.minValue(1), v.maxValue(90)),
  // The pause between visits is edited on the page of working hours, not in these settings.
  buffer_minutes: v.number(),
});

const valuesOf = ({ data }: Versioned<ScheduleSettings>) => ({ ...data, horizon_days: String(data.horizon_days) });

/** Field names, in lower case for use in a sentence. */
const names: Record<keyof ScheduleSettings, string> = {
  online_booking: 'запись через Аман',
  auto_confirm: 'подтверждение',
  horizon_days: 'на\u00A0сколько дней открыта запись',
  buffer_minutes: 'пауза между приёмами',
};

const DRAFT = 'doctor-schedule-settings';

/** Settings of bookings by patients (docs/rules.md §2, doctorScheduleSettings). */
export function SettingsScreen() {
  const { data: read } = useDoctorScheduleSettingsSuspense();
  const { number, props } = useEditions(read);
  return (
    <>
      <BackLink to="/fo/doctor/operating-modes">Часы приёма</BackLink>
      <PageHeading className="page-inset mt-1 text-h2" />
      <p className="page-inset mt-1 text-small text-ink-2">
        Действуют во&nbsp;всех клиниках. Записи, которые уже есть, не&nbsp;изменятся. Пауза между приёмами стоит рядом
        с&nbsp;часами приёма.
      </p>
      <SettingsForm key={number} {...props} />
    </>
  );
}

function SettingsForm({ start, ended, onSaved, onReset }: EditionProps<Versioned<ScheduleSettings>>) {
  const today = useToday();
  const client = useQueryClient();
  const edited = useVersioned({
    start,
    valuesOf,
    read: () => client.query({ ...getDoctorScheduleSettingsQueryOptions(), staleTime: 0, meta: { silent: true } }),
  });
  const { initial } = edited;
  const save = useWrite(useDoctorScheduleSettingsUpdate(), { done: 'Настройки сохранены' });
  const { form, frame } = useSchemaForm({
    schema: scheduleSettingsSchema,
    defaultValues: initial,
    draft: { name: DRAFT },
    mend: edited.mend,
    submit: (data) => save.ask({ data, headers: ifMatch(edited.began()) }),
    onSent: onSaved,
  });
  const { online_booking, auto_confirm, horizon_days } = useStore(form.store, (state) => state.values);
  return (
    <FormFrame
      {...frame}
      initial={initial}
      guard={UnsavedGuard}
      failure="Не&nbsp;получилось сохранить"
      className="mt-4 flex max-w-180 flex-col gap-4"
    >
      <OthersNote others={edited.others} names={names} />
      <Card className="flex flex-col gap-5">
        <form.AppField name="online_booking">
          {() => (
            <SwitchRow
              title="Запись через Аман"
              note={
                online_booking
                  ? 'Пациенты записываются сами.'
                  : 'Свободного времени никто не\u00A0увидит, записать можно только по\u00A0телефону.'
              }
            />
          )}
        </form.AppField>
        <form.AppField name="auto_confirm">
          {() => (
            <SwitchRow
              title="Подтверждать сразу"
              note={
                auto_confirm
                  ? 'Новая запись сразу подтверждена, отвечать не\u00A0нужно.'
                  : 'Новая запись ждёт вашего ответа или ответа клиники.'
              }
            />
          )}
        </form.AppField>
        <form.AppField name="horizon_days">
          {(field) => (
            <field.SelectField
              label="На сколько дней вперёд открыта запись"
              hint={`Последний день сейчас: ${dayMonth(addDays(today, Number(horizon_days) - 1))}`}
              className="max-w-80"
            >
              {withChosen(HORIZONS, Number(horizon_days)).map((days) => (
                <option key={days} value={days}>
                  {daysCount(days)}
                </option>
              ))}
            </field.SelectField>
          )}
        </form.AppField>
      </Card>
      <SaveBar edited={edited} names={names} what="настройки" ended={ended} forget={frame.forget} onReset={onReset} />
    </FormFrame>
  );
}

function SwitchRow({ title, note }: { title: string; note: string }) {
  const { id, value, change } = useBoundField<boolean>(title);
  return (
    <div id={id} tabIndex={-1} className="flex items-start justify-between gap-4 outline-none">
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-small text-ink-2">{note}</p>
      </div>
      <Switch checked={value} onChange={change}>
        <span className="sr-only">{title}</span>
      </Switch>
    </div>
  );
}

/** The usual values. The saved value is added if it isn't one of them. */
function withChosen(usual: readonly number[], chosen: number): number[] {
  return [...new Set([...usual, chosen])].toSorted((a, b) => a - b);
}
