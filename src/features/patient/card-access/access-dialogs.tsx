import * as v from 'valibot';
import { useCardAccessCreate, useCardAccessDelete } from '#generated/api/patient-card-access/patient-card-access.ts';
import type { CardAccess } from '#generated/models/card-access.ts';
import { CardRight } from '#generated/models/card-right.ts';
import type { CardShared } from '#generated/models/card-shared.ts';
import { chosen } from '@/shared/form/rules/choice';
import { email } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { rightLabel, rightNotes } from './card-rights';

export const cardInviteSchema = v.object({ email: email(), right: chosen(Object.values(CardRight)) });
const handOverSchema = v.object({ email: email() });

const rights = [CardRight.book, CardRight.read].map((right) => ({
  value: right,
  label: rightLabel(right),
  note: rightNotes[right],
}));

/** Invites another adult to a card. `person` is null for the owner's own card. */
export function InviteDialog({ person, onClose }: { person: number | null; onClose: () => void }) {
  const invite = useWrite(useCardAccessCreate(), { done: 'Приглашение отправлено', onDone: onClose });
  const { form, frame } = useSchemaForm({
    schema: cardInviteSchema,
    defaultValues: { email: '', right: CardRight.book as string },
    draft: { name: `card-access-${person ?? 'own'}` },
    submit: (data) => invite.ask({ data: { ...data, family_member_id: person } }),
  });
  return (
    <DialogForm
      title="Открыть доступ к карте"
      frame={frame}
      action="Пригласить"
      busy="Приглашаем"
      failure="Не&nbsp;получилось пригласить"
      intro={
        <p>
          На&nbsp;почту придёт приглашение. Принять его можно 7&nbsp;дней, закрыть доступ&nbsp;— в&nbsp;любое время.
        </p>
      }
      onClose={onClose}
    >
      <form.AppField name="email">
        {(field) => (
          <field.EmailField
            label="Почта"
            autoComplete="off"
            hint="С&nbsp;этой почтой человек входит или зарегистрируется"
            data-autofocus
          />
        )}
      </form.AppField>
      <form.AppField name="right">
        {(field) => <field.RadioField label="Что он сможет" variant="cards" options={rights} />}
      </form.AppField>
    </DialogForm>
  );
}

/** Invites an adult family member to take over the card that is about them. */
export function HandOverDialog({ person, onClose }: { person: number; onClose: () => void }) {
  const invite = useWrite(useCardAccessCreate(), { done: 'Приглашение отправлено', onDone: onClose });
  const { form, frame } = useSchemaForm({
    schema: handOverSchema,
    defaultValues: { email: '' },
    draft: { name: `card-handover-${person}` },
    submit: (data) => invite.ask({ data: { ...data, family_member_id: person, right: 'own' } }),
  });
  return (
    <DialogForm
      title="Передать карту владельцу"
      frame={frame}
      action="Отправить приглашение"
      busy="Отправляем"
      failure="Не&nbsp;получилось отправить"
      intro={
        <p>
          Когда этот человек примет приглашение, медкарта, документы и&nbsp;все визиты, в&nbsp;том числе предстоящие,
          станут его. Из&nbsp;вашей семьи он уйдёт. Вернуть карту сможет только&nbsp;он.
        </p>
      }
      onClose={onClose}
    >
      <form.AppField name="email">
        {(field) => (
          <field.EmailField
            label="Его или её почта"
            autoComplete="off"
            hint="С&nbsp;этой почтой человек входит или зарегистрируется"
            data-autofocus
          />
        )}
      </form.AppField>
    </DialogForm>
  );
}

/** Ends an access, or withdraws an invitation. */
export function EndAccessDialog({ access, onClose }: { access: CardAccess; onClose: () => void }) {
  const isActive = access.state === 'active';
  const end = useWrite(useCardAccessDelete(), {
    done: isActive ? 'Доступ закрыт' : 'Приглашение отозвано',
    onDone: onClose,
  });
  return (
    <ConfirmAction
      write={end}
      title={isActive ? 'Закрыть доступ?' : 'Отозвать приглашение?'}
      safe="Оставить"
      action={isActive ? 'Закрыть доступ' : 'Отозвать'}
      busy={isActive ? 'Закрываем' : 'Отзываем'}
      onConfirm={() => end.send({ id: access.id })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {access.full_name === null ? access.email : `${access.full_name}, ${access.email}`}.{' '}
        {isActive
          ? 'Карта и\u00A0визиты сразу перестанут открываться. Записи, которые человек уже сделал, останутся.'
          : 'Принять его больше не\u00A0получится.'}
      </p>
    </ConfirmAction>
  );
}

interface LeaveDialogProps {
  shared: CardShared;
  /** Full name of the person to whom the card belongs. */
  name: string;
  onClose: () => void;
}

/** Gives up the access to another person's card. */
export function LeaveDialog({ shared, name, onClose }: LeaveDialogProps) {
  const leave = useWrite(useCardAccessDelete(), { done: 'Вы отказались от\u00A0доступа', onDone: onClose });
  return (
    <ConfirmAction
      write={leave}
      title="Отказаться от доступа?"
      safe="Оставить"
      action="Отказаться"
      busy="Отказываемся"
      onConfirm={() => leave.send({ id: shared.access_id })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        Карта: {name}. Доступ открыл владелец: {shared.owner_name}. Открыть его снова сможет только владелец. Записи
        останутся.
      </p>
    </ConfirmAction>
  );
}
