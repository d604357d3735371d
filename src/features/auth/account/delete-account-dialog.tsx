import { useRef } from 'react';
import * as v from 'valibot';
import {
  accountDeletionRead,
  useAccountDelete,
  useAccountDeletionRead,
} from '#generated/api/auth-account/auth-account.ts';
import type { AccountDeletion } from '#generated/models/account-deletion.ts';
import { dataOf } from '@/shared/api/load';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { password } from '@/shared/form/rules/password';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { documentsCount, visitsCount } from '@/shared/format/counts';
import { dateTime } from '@/shared/format/time';
import { SectionQuery } from '@/shared/section/section-query';
import { session } from '@/shared/session/session';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { useWrite } from '@/shared/write/use-write';

interface DeleteAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Dialog that lists the data deleted with the account, and asks for the password. */
export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  const query = useAccountDeletionRead({
    query: { select: dataOf, queryFn: () => accountDeletionRead(), staleTime: 0 },
  });
  return (
    <Dialog title="Удалить аккаунт?" onClose={onClose}>
      <SectionQuery query={query}>
        {(deletion) =>
          deletion.blocked_by === null ? (
            <Confirmation email={email} deletion={deletion} onClose={onClose} />
          ) : (
            <Blocked reason={deletion.blocked_by} onClose={onClose} />
          )
        }
      </SectionQuery>
    </Dialog>
  );
}

interface ConfirmationProps extends DeleteAccountDialogProps {
  readonly deletion: AccountDeletion;
}

function Confirmation({ email, deletion: { visits, family_members, documents }, onClose }: ConfirmationProps) {
  /**
   * Access token of the request that deletes the account. If another tab has a newer session, this
   * newer session must not end.
   */
  const leaving = useRef<string>(null);
  const remove = useWrite(useAccountDelete(), {
    // If another tab has a newer session, the page stays open and a toast says that the account is
    // deleted. Otherwise the page that opens next says it.
    done: () => (session.get().accessToken === leaving.current ? undefined : 'Аккаунт удалён'),
  });
  const { form, frame } = useSchemaForm({
    schema: v.object({ password: password() }),
    defaultValues: { password: '' },
    submit: async (data) => {
      leaving.current = session.get().accessToken;
      await remove.ask({ data });
      session.deleted(leaving.current);
    },
  });
  return (
    <>
      <p>Вернуть его будет нельзя. Вместе с&nbsp;ним удалятся:</p>
      <ul className="mt-2 list-disc pl-5">
        <li>
          профиль и&nbsp;медкарта{documents > 0 && `, в\u00A0ней ${documentsCount(documents)}`}
          {family_members > 0 && ', данные семьи'}
        </li>
        <li>избранное, ожидания и&nbsp;уведомления</li>
      </ul>
      {visits.length > 0 && (
        <>
          <p className="mt-3">Отменим {visitsCount(visits.length)} впереди:</p>
          <ul className="mt-1 flex flex-col gap-1 text-ink">
            {visits.map(({ id, starts_at, title, person }) => (
              <li key={id}>
                {dateTime(starts_at)}: {title}, {person}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3">
        Клиники хранят записи о&nbsp;прошедших приёмах сами, как требует закон. Отзывы останутся без имени.
      </p>
      <FormFrame
        {...frame}
        summary={false}
        failure={'Не\u00A0получилось удалить аккаунт'}
        className="mt-4 flex flex-col gap-4 text-ink"
      >
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <form.AppField name="password">
          {(field) => <field.PasswordField label="Пароль" autoComplete="current-password" />}
        </form.AppField>
        <DialogButtons
          secondary={<Button onClick={onClose}>Оставить аккаунт</Button>}
          primary={
            <SubmitButton variant="danger" busy="Удаляем">
              Удалить навсегда
            </SubmitButton>
          }
        />
      </FormFrame>
    </>
  );
}

const REASONS: Readonly<Record<string, string>> = {
  visits_ahead: 'К\u00A0вам записаны пациенты. Сначала перенесите или отмените их записи.',
  last_one: 'Вы\u00A0владелец клиники, у\u00A0которой есть открытые филиалы. Сначала закройте\u00A0их.',
};

function Blocked({ reason, onClose }: { readonly reason: string; readonly onClose: () => void }) {
  return (
    <>
      <p>{REASONS[reason] ?? 'Сейчас аккаунт удалить нельзя. Напишите в\u00A0поддержку.'}</p>
      <DialogButtons secondary={<Button onClick={onClose}>Понятно</Button>} />
    </>
  );
}
