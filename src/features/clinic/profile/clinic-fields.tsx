import { useClinicTypeList } from '#generated/api/public-reference/public-reference.ts';
import { LicenceFields } from '@/domain/licence/licence-fields';
import { dataOf } from '@/shared/api/load';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { DirectoryField } from '@/shared/form/directory-field';
import { Card } from '@/shared/ui/card';
import type { ClinicValues } from './profile-schema';

/** `useTypedAppFormContext` needs only the type of these values. */
const defaultValues = {} as ClinicValues;

export function ClinicMainFields() {
  const form = useTypedAppFormContext({ defaultValues });
  const types = useClinicTypeList({ query: { select: dataOf } });
  return (
    <Card aria-labelledby="clinic-main">
      <h2 id="clinic-main" className="text-title">
        Основное
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
        <form.AppField name="title">
          {(field) => <field.TextField label="Название" className="col-span-full" />}
        </form.AppField>
        <form.AppField name="short_title">
          {(field) => <field.TextField label="Короткое название" optional />}
        </form.AppField>
        <form.AppField name="clinic_type_id">{() => <DirectoryField label="Тип" list={types} />}</form.AppField>
        <form.AppField name="description">
          {(field) => (
            <div className="col-span-full">
              <field.TextareaField label="Описание" optional />
            </div>
          )}
        </form.AppField>
      </div>
    </Card>
  );
}

/** Contacts of the clinic except phones. */
export function ContactFields() {
  const form = useTypedAppFormContext({ defaultValues });
  return (
    <Card aria-labelledby="clinic-contacts">
      <h2 id="clinic-contacts" className="text-title">
        Сайт и&nbsp;мессенджеры
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
        <form.AppField name="site">
          {(field) => <field.TextField label="Сайт" optional inputMode="url" placeholder="https://clinic.kz" />}
        </form.AppField>
        <form.AppField name="whatsapp">{(field) => <field.PhoneField label="WhatsApp" optional />}</form.AppField>
        <form.AppField name="telegram">
          {(field) => <field.TextField label="Telegram" optional placeholder="@clinic" autoCapitalize="none" />}
        </form.AppField>
        <form.AppField name="instagram">
          {(field) => <field.TextField label="Instagram" optional placeholder="@clinic" autoCapitalize="none" />}
        </form.AppField>
      </div>
    </Card>
  );
}

/** Legal data of the clinic's company. */
export function LegalFields({ bin }: { bin: string }) {
  const form = useTypedAppFormContext({ defaultValues });
  return (
    <Card aria-labelledby="clinic-legal">
      <h2 id="clinic-legal" className="text-title">
        Организация
      </h2>
      <p className="mt-1 text-small text-ink-2">БИН {bin}. Сменить его можно через поддержку.</p>
      <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
        <form.AppField name="jur_name">
          {(field) => <field.TextField label="Юридическое название" className="col-span-full" />}
        </form.AppField>
        <form.AppField name="jur_address">
          {(field) => <field.TextField label="Юридический адрес" className="col-span-full" />}
        </form.AppField>
        <form.AppField name="work_start_year">
          {(field) => <field.TextField label="Год начала работы" inputMode="numeric" />}
        </form.AppField>
        <LicenceFields legend="Лицензия" />
      </div>
    </Card>
  );
}

/** Booking rules of the clinic. A change applies at once, also to booked visits. */
export function RuleFields() {
  const form = useTypedAppFormContext({ defaultValues });
  return (
    <Card aria-labelledby="clinic-rules">
      <h2 id="clinic-rules" className="text-title">
        Правила записи
      </h2>
      <p className="mt-1 text-small text-ink-2">Действуют сразу, и&nbsp;для тех, кто уже записан.</p>
      <div className="mt-4 flex flex-col gap-5">
        <form.AppField name="book_ahead_hours">
          {(field) => <field.TextField label="Записаться не позже чем за, часов" inputMode="numeric" />}
        </form.AppField>
        <form.AppField name="cancel_ahead_hours">
          {(field) => <field.TextField label="Отменить не позже чем за, часов" inputMode="numeric" />}
        </form.AppField>
        <form.AppField name="arrive_early_minutes">
          {(field) => <field.TextField label="Прийти заранее за, минут" inputMode="numeric" />}
        </form.AppField>
      </div>
      <form.AppField name="auto_confirm">
        {(field) => (
          <div className="mt-4">
            <field.Checkbox label="Подтверждать сразу">
              Подтверждать записи сразу
              <span className="block text-small text-ink-3">
                Иначе на&nbsp;запись отвечаете вы или&nbsp;врач: два часа рабочего времени, но&nbsp;не&nbsp;позже чем за
                40&nbsp;минут до&nbsp;приёма. Без&nbsp;ответа запись снимется сама.
              </span>
            </field.Checkbox>
          </div>
        )}
      </form.AppField>
    </Card>
  );
}
