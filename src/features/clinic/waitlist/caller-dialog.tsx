import * as v from 'valibot';
import { useClinicDoctorList, useClinicDoctorRead } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { useClinicWaitlistCreate } from '#generated/api/clinic-waitlist/clinic-waitlist.ts';
import type { ClinicDoctor } from '#generated/models/clinic-doctor.ts';
import { clinicPeople } from '@/features/clinic-desk/clinic-people';
import { useDesk } from '@/features/clinic-desk/use-desk';
import { CallerFields, callerDefaults, callerSchema } from '@/features/desk/caller/caller-fields';
import type { KnownPerson } from '@/features/desk/caller/people-desk';
import { dataOf } from '@/shared/api/load';
import { DirectoryField } from '@/shared/form/directory-field';
import { chosenId } from '@/shared/form/rules/choice';
import { optionalText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { lowerFirst } from '@/shared/format/letter-case';
import { fullName, surnameInitial } from '@/shared/format/name';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';

export const waitlistSchema = v.intersect([
  callerSchema,
  v.object({
    filial_id: chosenId(),
    doctor_id: chosenId(),
    service_id: chosenId(),
    comment: optionalText(200),
  }),
]);
const quiet = { meta: { silent: true } } as const;
const MOST_DOCTORS = 100;

interface CallerDialogProps {
  /**
   * The client, if the dialog was opened from a client's card. Otherwise the form has a field for
   * the client.
   */
  readonly client?: KnownPerson;
  readonly onClose: () => void;
}

/** Adds a client who calls the clinic to a doctor's waitlist. */
export function CallerDialog({ client, onClose }: CallerDialogProps) {
  const { filials = [], shown } = useDesk();
  const wait = useWrite(useClinicWaitlistCreate(), {
    done: ({ data }) => `${surnameInitial(data.full_name)}: в\u00A0листе ожидания`,
    onDone: onClose,
  });
  const { form, frame } = useSchemaForm({
    schema: waitlistSchema,
    defaultValues: {
      ...callerDefaults,
      client_id: String(client?.id ?? ''),
      filial_id: String(shown?.id ?? ''),
      doctor_id: '',
      service_id: '',
      comment: '',
    },
    draft: { name: `clinic-waitlist-${client?.id ?? 'new'}` },
    submit: ({ who, ...rest }) => wait.ask({ data: { ...who, ...rest } }),
  });
  return (
    <DialogForm
      title="В&nbsp;лист ожидания"
      frame={frame}
      action="Добавить в&nbsp;лист"
      busy="Добавляем"
      failure="Не&nbsp;получилось добавить"
      className="gap-4"
      onClose={onClose}
    >
      <CallerFields people={clinicPeople} fixed={client} />
      {filials.length > 1 && (
        <form.AppField
          name="filial_id"
          listeners={{
            onChange: () => {
              form.setFieldValue('doctor_id', '');
              form.setFieldValue('service_id', '');
            },
          }}
        >
          {(field) => (
            <field.SelectField label="Филиал">
              <option value="">Выберите</option>
              {filials.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </field.SelectField>
          )}
        </form.AppField>
      )}
      <form.Subscribe selector={({ values }) => [values.filial_id, values.doctor_id] as const}>
        {([filialId, doctorId]) => (
          <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
            <form.AppField name="doctor_id" listeners={{ onChange: () => form.setFieldValue('service_id', '') }}>
              {() => <DoctorField filialId={Number(filialId)} />}
            </form.AppField>
            <form.AppField name="service_id">
              {() => <ServiceField filialId={Number(filialId)} doctorId={Number(doctorId)} />}
            </form.AppField>
          </div>
        )}
      </form.Subscribe>
      <form.AppField name="comment">
        {(field) => (
          <field.TextField
            label="Когда удобно"
            hint="Дни и&nbsp;часы со&nbsp;слов клиента. Прочтут только клиника и&nbsp;врач"
            optional
            limit={200}
            autoComplete="off"
          />
        )}
      </form.AppField>
    </DialogForm>
  );
}

function DoctorField({ filialId }: { filialId: number }) {
  const { data, isError, refetch } = useClinicDoctorList(
    { filial_id: filialId, state: 'active', per_page: MOST_DOCTORS },
    { query: { ...quiet, enabled: filialId > 0 } },
  );
  const doctors = data?.data.map((doctor) => ({ id: doctor.id, title: doctorTitle(doctor) }));
  return <DirectoryField label="Врач" list={{ data: filialId > 0 ? doctors : [], isError, refetch }} />;
}

/**
 * Option of the select of doctors: «Серикова Айгуль Маратовна, кардиолог». Callers know either the
 * name or the specialisation.
 */
function doctorTitle(doctor: ClinicDoctor): string {
  const [main] = doctor.specialisations;
  return main === undefined ? fullName(doctor) : `${fullName(doctor)}, ${lowerFirst(main.title)}`;
}

/**
 * The doctor's services in the filial, except home visits: a home visit needs an address, and only
 * a booking has a field for it.
 */
function ServiceField({ filialId, doctorId }: { filialId: number; doctorId: number }) {
  const doctor = useClinicDoctorRead(doctorId, { query: { ...quiet, enabled: doctorId > 0, select: dataOf } });
  const services = doctor.data?.services.filter(
    ({ filial_id, service }) => filial_id === filialId && service.format !== 'home',
  );
  const list = services?.map(({ service }) => ({ id: service.id, title: service.title }));
  return (
    <DirectoryField
      label="Услуга"
      hint={doctorId > 0 ? undefined : 'Сначала выберите врача'}
      list={{ data: doctorId > 0 ? list : [], isError: doctor.isError, refetch: doctor.refetch }}
    />
  );
}
