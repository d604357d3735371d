import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as v from 'valibot';
import {
  getClinicStaffListQueryOptions,
  useClinicStaffCreate,
  useClinicStaffDelete,
  useClinicStaffListSuspense,
  useClinicStaffUpdate,
} from '#generated/api/clinic-staff/clinic-staff.ts';
import type { StaffMember } from '#generated/models/staff-member.ts';
import { problemText } from '@/shared/api/problem-text';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { email, personName } from '@/shared/form/rules/text';
import { useEdited } from '@/shared/form/use-edited';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/notify';
import { FieldError } from '@/shared/ui/fields/field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { useWhileOpen } from '@/shared/use-while-open';
import { deskRights, type FilialChoice, filialChoice, givenRights } from './rights';
import { FilialsField, RightsField } from './rights-field';

const rights = v.array(v.picklist(givenRights));
const filial_ids = v.pipe(
  v.custom<FilialChoice>(() => true),
  v.check(({ all, ids }) => all || ids.length > 0, 'Отметьте хотя\u00A0бы один филиал'),
  v.transform(({ all, ids }) => (all ? [] : [...ids])),
);
const access = { rights, filial_ids };
const inviteSchema = v.object({ first_name: personName(), second_name: personName(), email: email(), ...access });
const rightsSchema = v.object(access);
const silent = { mutation: { meta: { silent: true } } } as const;

/** Who is to work in the cabinet, and with which rights. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const closeIfOpen = useWhileOpen(onClose);
  const { mutateAsync: invite } = useClinicStaffCreate(silent);
  const { form, frame } = useSchemaForm({
    schema: inviteSchema,
    defaultValues: { first_name: '', second_name: '', email: '', rights: deskRights, filial_ids: filialChoice([]) },
    draft: { name: 'clinic-staff' },
    submit: async (data) => {
      await invite({ data });
      notify.success('Приглашение отправлено');
      closeIfOpen();
    },
  });
  return (
    <Dialog size="wide" title="Пригласить сотрудника" onClose={onClose}>
      <p>Письмо придёт на&nbsp;почту. Пароль сотрудник задаст сам, кнопкой «Забыли пароль?» на&nbsp;странице входа.</p>
      <FormFrame
        {...frame}
        summary={false}
        failure="Не&nbsp;получилось пригласить"
        className="mt-4 flex flex-col gap-5 text-ink"
      >
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
          <form.AppField name="second_name">
            {(field) => <field.TextField label="Фамилия" autoComplete="off" data-autofocus />}
          </form.AppField>
          <form.AppField name="first_name">
            {(field) => <field.TextField label="Имя" autoComplete="off" />}
          </form.AppField>
        </div>
        <form.AppField name="email">{(field) => <field.EmailField label="Почта" autoComplete="off" />}</form.AppField>
        <form.AppField name="rights">{() => <RightsField />}</form.AppField>
        <form.AppField name="filial_ids">{() => <FilialsField />}</form.AppField>
        <DialogButtons primary={<SubmitButton busy="Приглашаем">Пригласить</SubmitButton>} />
      </FormFrame>
    </Dialog>
  );
}

/** Other rights for somebody; they hold at once. */
export function RightsDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const closeIfOpen = useWhileOpen(onClose);
  const { mutateAsync: change } = useClinicStaffUpdate(silent);
  const client = useQueryClient();
  const { data: start } = useClinicStaffListSuspense();
  const edited = useEdited({
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
    submit: async (data) => {
      await change({ id: member.id, data, headers: ifMatch(edited.began()) });
      notify.success('Права сохранены');
      closeIfOpen();
    },
  });
  return (
    <Dialog size="wide" title="Права сотрудника" onClose={onClose}>
      <p className="wrap-anywhere">{member.full_name}. Новые права действуют сразу.</p>
      <FormFrame
        {...frame}
        summary={false}
        failure="Не&nbsp;получилось сохранить"
        className="mt-4 flex flex-col gap-5 text-ink"
      >
        <OthersNote others={edited.others} names={{ rights: 'права', filial_ids: 'филиалы' }} />
        <form.AppField name="rights">{() => <RightsField />}</form.AppField>
        <form.AppField name="filial_ids">{() => <FilialsField />}</form.AppField>
        <DialogButtons primary={<SubmitButton busy="Сохраняем">Сохранить</SubmitButton>} />
      </FormFrame>
    </Dialog>
  );
}

/** Takes the cabinet away from somebody. */
export function RemoveDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const remove = useClinicStaffDelete(silent);
  const closeIfOpen = useWhileOpen(onClose);
  const sending = useRef(false);
  const confirm = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      await remove.mutateAsync({ id: member.id });
      notify.success('Доступ закрыт');
      closeIfOpen();
    } catch {
      // The dialog says why.
    } finally {
      sending.current = false;
    }
  };
  return (
    <ConfirmDialog
      title="Закрыть доступ?"
      safe="Оставить"
      action="Закрыть доступ"
      busy={remove.isPending && 'Закрываем'}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {member.full_name}, {member.email}. Кабинет клиники закроется сразу, на&nbsp;всех устройствах.
      </p>
      {remove.error && <FieldError>{problemText(remove.error)}</FieldError>}
    </ConfirmDialog>
  );
}
