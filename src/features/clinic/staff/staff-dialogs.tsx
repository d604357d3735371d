import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  getClinicStaffListQueryOptions,
  useClinicStaffCreate,
  useClinicStaffDelete,
  useClinicStaffListSuspense,
  useClinicStaffUpdate,
} from '#generated/api/clinic-staff/clinic-staff.ts';
import type { StaffMember } from '#generated/models/staff-member.ts';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { OthersNote } from '@/shared/form/others-note';
import { email, personName } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useVersioned } from '@/shared/form/use-versioned';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { deskRights, type FilialChoice, filialChoice, givenRights } from './rights';
import { FilialsField, RightsField } from './rights-field';

const rights = v.array(v.picklist(givenRights));
const filial_ids = v.pipe(
  v.custom<FilialChoice>(() => true),
  v.check(({ all, ids }) => all || ids.length > 0, 'Отметьте хотя\u00A0бы один филиал'),
  v.transform(({ all, ids }) => (all ? [] : [...ids])),
);
const access = { rights, filial_ids };
export const inviteSchema = v.object({
  first_name: personName(),
  second_name: personName(),
  email: email(),
  ...access,
});
const rightsSchema = v.object(access);

/** Invites a person to the clinic's cabinet and grants rights. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useWrite(useClinicStaffCreate(), { done: 'Приглашение отправлено', onDone: onClose });
  const { form, frame } = useSchemaForm({
    schema: inviteSchema,
    defaultValues: { first_name: '', second_name: '', email: '', rights: deskRights, filial_ids: filialChoice([]) },
    draft: { name: 'clinic-staff' },
    submit: (data) => invite.ask({ data }),
  });
  return (
    <DialogForm
      title="Пригласить сотрудника"
      frame={frame}
      action="Пригласить"
      busy="Приглашаем"
      failure="Не&nbsp;получилось пригласить"
      intro={
        <p>
          Письмо придёт на&nbsp;почту. Пароль сотрудник задаст сам, кнопкой «Забыли пароль?» на&nbsp;странице входа.
        </p>
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
        <form.AppField name="second_name">
          {(field) => <field.TextField label="Фамилия" autoComplete="off" data-autofocus />}
        </form.AppField>
        <form.AppField name="first_name">{(field) => <field.TextField label="Имя" autoComplete="off" />}</form.AppField>
      </div>
      <form.AppField name="email">{(field) => <field.EmailField label="Почта" autoComplete="off" />}</form.AppField>
      <form.AppField name="rights">{() => <RightsField />}</form.AppField>
      <form.AppField name="filial_ids">{() => <FilialsField />}</form.AppField>
    </DialogForm>
  );
}

/** Changes a staff member's rights. The change takes effect at once. */
export function RightsDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const change = useWrite(useClinicStaffUpdate(), { done: 'Права сохранены', onDone: onClose });
  const client = useQueryClient();
  const { data: start } = useClinicStaffListSuspense();
  const edited = useVersioned({
    start,
    valuesOf: ({ data }: Versioned<StaffMember[]>) => {
      const now = data.find(({ id }) => id === member.id) ?? member;
      return {
        rights: givenRights.filter((right) => now.rights.includes(right)),
        filial_ids: filialChoice(now.filial_ids),
      };
    },
    read: () => client.query({ ...getClinicStaffListQueryOptions(), staleTime: 0, meta: { silent: true } }),
  });
  const { form, frame } = useSchemaForm({
    schema: rightsSchema,
    defaultValues: edited.initial,
    mend: edited.mend,
    submit: (data) => change.ask({ id: member.id, data, headers: ifMatch(edited.began()) }),
  });
  return (
    <DialogForm
      title="Права сотрудника"
      frame={frame}
      action="Сохранить"
      busy="Сохраняем"
      failure="Не&nbsp;получилось сохранить"
      intro={<p className="wrap-anywhere">{member.full_name}. Новые права действуют сразу.</p>}
      onClose={onClose}
    >
      <OthersNote others={edited.others} names={{ rights: 'права', filial_ids: 'филиалы' }} />
      <form.AppField name="rights">{() => <RightsField />}</form.AppField>
      <form.AppField name="filial_ids">{() => <FilialsField />}</form.AppField>
    </DialogForm>
  );
}

/** Removes a staff member's access to the cabinet. */
export function RemoveDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const remove = useWrite(useClinicStaffDelete(), { done: 'Доступ закрыт', onDone: onClose });
  return (
    <ConfirmAction
      write={remove}
      title="Закрыть доступ?"
      safe="Оставить"
      action="Закрыть доступ"
      busy="Закрываем"
      onConfirm={() => remove.send({ id: member.id })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {member.full_name}, {member.email}. Кабинет клиники закроется сразу, на&nbsp;всех устройствах.
      </p>
    </ConfirmAction>
  );
}
