import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import { useStore } from '@tanstack/react-form';
import { useQueryClient } from '@tanstack/react-query';
import {
  getReminderSettingsQueryOptions,
  useReminderSettingsSuspense,
  useReminderSettingsUpdate,
} from '#generated/api/patient-reminders/patient-reminders.ts';
import type { ReminderMoment } from '#generated/models/reminder-moment.ts';
import type { ReminderPerson } from '#generated/models/reminder-person.ts';
import type { ReminderSettings } from '#generated/models/reminder-settings.ts';
import { PushCard } from '@/features/notifications/push-card';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { ChecksField } from '@/shared/form/checks-field';
import { FormFrame } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { SaveBar } from '@/shared/form/save-bar';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { useBoundField } from '@/shared/form/use-bound-field';
import { type EditionProps, useEditions } from '@/shared/form/use-editions';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useVersioned } from '@/shared/form/use-versioned';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { Switch } from '@/shared/ui/fields/switch';
import { PageHeading } from '@/shared/ui/page-heading';
import { useWrite } from '@/shared/write/use-write';
import { OWNER, reminderSchema, reminderValues } from './reminder-values';
import { UnprovenPhoneNote } from './unproven-phone-note';

const channels: readonly { id: ReminderSettings['channels'][number]; title: string }[] = [
  { id: 'whatsapp', title: 'WhatsApp' },
  { id: 'sms', title: 'SMS' },
  { id: 'email', title: 'Электронная почта' },
];
const moments: readonly { id: ReminderMoment; title: string }[] = [
  { id: 'week', title: 'За\u00A0неделю' },
  { id: 'two_days', title: 'За\u00A0два дня' },
  { id: 'eve', title: 'Накануне' },
  { id: 'two_hours', title: 'За\u00A0два часа' },
];
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Field names, in lower case for use in a sentence. */
const names: Readonly<Record<keyof ReturnType<typeof reminderValues>, string>> = {
  channels: 'как напоминать',
  before: 'когда напоминать',
  quiet: 'тихие часы',
  quiet_from: 'начало тихих часов',
  quiet_to: 'конец тихих часов',
  everyone: 'состав семьи',
  reminded: 'о\u00A0чьих визитах',
  phones: 'телефон второго родителя',
};

/** Settings: how and when the patient is reminded of visits (docs/rules.md §4, «Reminders»). */
export function RemindersScreen() {
  const { data: read } = useReminderSettingsSuspense();
  const { number, props } = useEditions(read);
  return (
    <>
      <PageHeading className="page-inset text-page" />
      <p className="page-inset mt-1 text-ink-2">
        Придут на&nbsp;телефон и&nbsp;почту, которые указаны в&nbsp;записи. О&nbsp;нескольких визитах в&nbsp;один день
        напомним один раз.
      </p>
      <RemindersForm key={number} {...props} />
      <PushCard
        cabinet="user"
        what="Напомним, даже если сайт закрыт. На&nbsp;экране будут время, адрес и&nbsp;имя, без врача и&nbsp;услуги."
        className="mt-4 max-w-180 phone:mt-3"
      />
    </>
  );
}

function RemindersForm({ start, ended, onSaved, onReset }: EditionProps<Versioned<ReminderSettings>>) {
  const client = useQueryClient();
  const edited = useVersioned({
    start,
    valuesOf: ({ data }: Versioned<ReminderSettings>) => reminderValues(data),
    read: () => client.query({ ...getReminderSettingsQueryOptions(), staleTime: 0, meta: { silent: true } }),
  });
  const { initial } = edited;
  const { people } = edited.saved.data;
  const save = useWrite(useReminderSettingsUpdate(), { done: 'Напоминания настроены' });
  const { form, frame } = useSchemaForm({
    schema: reminderSchema,
    defaultValues: initial,
    draft: { name: 'patient-reminders' },
    mend: edited.mend,
    submit: (data) => save.ask({ data, headers: ifMatch(edited.began()) }),
    onSent: onSaved,
  });
  const { quiet, ...values } = useStore(form.store, (state) => state.values);
  const isByPhone = values.channels.some((channel) => channel === 'sms' || channel === 'whatsapp');
  const isSilent = [values.channels, values.before, values.reminded].some((list) => list.length === 0);
  return (
    <FormFrame
      {...frame}
      initial={initial}
      guard={UnsavedGuard}
      failure="Не&nbsp;получилось сохранить"
      className="mt-4 flex max-w-180 flex-col gap-4 phone:gap-3"
    >
      <OthersNote others={edited.others} names={names} />
      {isSilent && (
        <Callout tone="amber" icon={IconBellOff} role="status">
          По&nbsp;телефону и&nbsp;почте не&nbsp;напомним. О&nbsp;переносе и&nbsp;отмене клиника всё&nbsp;равно сообщит.
        </Callout>
      )}
      <Card className="grid grid-cols-2 gap-x-6 gap-y-5 phone:grid-cols-1">
        <form.AppField name="channels">{() => <ChecksField label="Как напоминать" options={channels} />}</form.AppField>
        <form.AppField name="before">
          {() => <ChecksField label="Когда" hint="За&nbsp;дни до&nbsp;визита пишем в&nbsp;10:00" options={moments} />}
        </form.AppField>
      </Card>
      {isByPhone && <UnprovenPhoneNote />}
      <Card>
        <form.AppField name="quiet">{() => <QuietSwitch />}</form.AppField>
        {quiet && (
          <div className="mt-4 grid grid-cols-2 gap-4">
            <form.AppField name="quiet_from">
              {(field) => <field.SelectField label="С">{hours(initial.quiet_from)}</field.SelectField>}
            </form.AppField>
            <form.AppField name="quiet_to">
              {(field) => <field.SelectField label="До">{hours(initial.quiet_to)}</field.SelectField>}
            </form.AppField>
          </div>
        )}
      </Card>
      {people.length > 1 && (
        <Card className="flex flex-col gap-5">
          <form.AppField name="reminded">
            {() => (
              <ChecksField
                label="О чьих визитах напоминать"
                options={people.map((person) => ({ id: keyOf(person), title: nameOf(person) }))}
              />
            )}
          </form.AppField>
          {people
            .filter((person) => person.is_child && values.reminded.includes(keyOf(person)))
            .map((person) => (
              <form.AppField key={keyOf(person)} name={`phones.${keyOf(person)}`}>
                {(field) => (
                  <field.PhoneField
                    label={`${person.full_name}: телефон второго родителя`}
                    optional
                    autoComplete="off"
                    hint="Напомним и&nbsp;ему: имя ребёнка, когда и&nbsp;куда прийти"
                    className="max-w-100"
                  />
                )}
              </form.AppField>
            ))}
        </Card>
      )}
      <SaveBar edited={edited} names={names} what="настройки" ended={ended} forget={frame.forget} onReset={onReset} />
    </FormFrame>
  );
}

const keyOf = ({ family_member_id }: ReminderPerson): string =>
  family_member_id === null ? OWNER : String(family_member_id);
const nameOf = ({ family_member_id, full_name }: ReminderPerson): string =>
  family_member_id === null ? 'Ваши' : full_name;

/** Options for whole hours. The saved time is added if it isn't a whole hour. */
function hours(saved: string) {
  return [...new Set([...HOURS, saved])].toSorted().map((hour) => (
    <option key={hour} value={hour}>
      {hour}
    </option>
  ));
}

function QuietSwitch() {
  const { id, value, change } = useBoundField<boolean>('Тихие часы');
  return (
    <div id={id} tabIndex={-1} className="flex items-start justify-between gap-4 outline-none">
      <div>
        <p className="font-medium">Тихие часы</p>
        <p className="text-small text-ink-2">
          Напомним, когда они закончатся. Если до&nbsp;визита останется меньше часа, напомним до&nbsp;них.
        </p>
      </div>
      <Switch checked={value} onChange={change}>
        <span className="sr-only">Тихие часы</span>
      </Switch>
    </div>
  );
}
