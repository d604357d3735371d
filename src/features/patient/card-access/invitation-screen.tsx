import IconMailOff from '@tabler/icons-react/dist/esm/icons/IconMailOff.mjs';
import { getRouteApi, linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import {
  useCardInvitationAccept,
  useCardInvitationDecline,
  useCardInvitationListSuspense,
} from '#generated/api/patient-card-access/patient-card-access.ts';
import type { CardInvitationAcceptRequest } from '#generated/models/card-invitation-accept-request.ts';
import type { CardInvitation } from '#generated/models/card-invitation.ts';
import { FamilyRelation } from '#generated/models/family-relation.ts';
import { relationLabels } from '@/domain/person/person-text';
import { dataOf } from '@/shared/api/load';
import { ChecksField } from '@/shared/form/checks-field';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { chosen } from '@/shared/form/rules/choice';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { deadline } from '@/shared/format/time';
import { typedDate } from '@/shared/format/typed-date';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { SummaryList, SummaryRow } from '@/shared/ui/summary-list';
import { useToday } from '@/shared/use-now';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';
import { rightLabel, rightNotes } from './card-rights';

const route = getRouteApi('/fo/patient/_cabinet/family/invitations/$id');
const toFamily = linkOptions({ to: '/fo/patient/family', replace: true });
const toCard = linkOptions({ to: '/fo/patient/medical-card', replace: true });

/** Form schema of an acceptance. Its output is the request. */
export const joinSchema = v.object({
  relation: chosen(Object.values(FamilyRelation)),
}) satisfies v.GenericSchema<Record<string, unknown>, CardInvitationAcceptRequest>;
const ownSchema = v.object({ former: v.array(v.string()) });

/**
 * An invitation to another person's card: the person, the granted right, and buttons to accept and
 * decline.
 */
export function InvitationScreen() {
  const id = Number(route.useParams().id);
  const { data: invitations } = useCardInvitationListSuspense({ query: { select: dataOf } });
  // Keeps the invitation as it was loaded. After the answer it isn't in the list any more, but the
  // page still shows it.
  const [invitation] = useState(() => invitations.find((one) => one.id === id));
  return (
    <div className="max-w-180">
      <BackLink to="/fo/patient/family">Семья</BackLink>
      <PageHeading className="page-inset mt-1 text-page" />
      {invitation ? <Invitation invitation={invitation} /> : <NoInvitation />}
    </div>
  );
}

function NoInvitation() {
  return (
    <Card className="mt-4">
      <EmptyState
        icon={IconMailOff}
        title="Этого приглашения нет"
        action={<ButtonLink to="/fo/patient/family">К&nbsp;семье</ButtonLink>}
      >
        На&nbsp;него уже ответили, его отозвали или&nbsp;прошло 7&nbsp;дней. Если письмо пришло на&nbsp;другую вашу
        почту, войдите с&nbsp;ней.
      </EmptyState>
    </Card>
  );
}

function Invitation({ invitation }: { invitation: CardInvitation }) {
  const { right, owner_name, person_name, person_birthday, is_owner, expires_at } = invitation;
  const today = useToday();
  return (
    <Card className="mt-4">
      <SummaryList>
        <SummaryRow label="Кто приглашает">{owner_name}</SummaryRow>
        <SummaryRow label="Чья карта" note={`Дата рождения: ${typedDate(person_birthday)}`}>
          {is_owner ? 'Своя' : person_name}
        </SummaryRow>
        <SummaryRow label="Что можно" note={rightNotes[right]}>
          {rightLabel(right)}
        </SummaryRow>
        <SummaryRow label="Ответить">{deadline(expires_at, today)}</SummaryRow>
      </SummaryList>
      {right === 'own' ? <TakeForm invitation={invitation} /> : <JoinForm invitation={invitation} />}
    </Card>
  );
}

/** Accepts an access. The person of the card is added to the user's family. */
function JoinForm({ invitation: { id, person_name } }: { invitation: CardInvitation }) {
  const accept = useWrite(useCardInvitationAccept(), {
    done: `Карта открыта: ${person_name}`,
    next: () => toFamily,
  });
  const { form, frame } = useSchemaForm({
    schema: joinSchema,
    defaultValues: { relation: '' },
    submit: (data) => accept.ask({ id, data }),
  });
  return (
    <FormFrame {...frame} failure="Не&nbsp;получилось принять" className="mt-6 flex flex-col gap-5">
      <form.AppField name="relation">
        {(field) => (
          <field.SelectField label={`Кто вам ${person_name}`} className="max-w-100">
            <option value="">Выберите</option>
            {Object.entries(relationLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </field.SelectField>
        )}
      </form.AppField>
      <p className="text-small text-ink-2">
        Этот человек появится в&nbsp;вашей семье. О&nbsp;его визитах будем напоминать и&nbsp;вам: настроить это можно
        в&nbsp;напоминаниях. Отказаться от&nbsp;доступа можно в&nbsp;любое время.
      </p>
      <Answers id={id}>
        <SubmitButton busy="Принимаем">Принять</SubmitButton>
      </Answers>
    </FormFrame>
  );
}

/** Form in which users take over their own card from the account that has managed it. */
function TakeForm({ invitation: { id, owner_name } }: { invitation: CardInvitation }) {
  const take = useWrite(useCardInvitationAccept(), { done: 'Карта теперь ваша', next: () => toCard });
  const { form, frame } = useSchemaForm({
    schema: ownSchema,
    defaultValues: { former: [] as string[] },
    submit: ({ former }) => take.ask({ id, data: { relation: null, former_owner_reads: former.length > 0 } }),
  });
  return (
    <FormFrame {...frame} failure="Не&nbsp;получилось принять" className="mt-6 flex flex-col gap-5">
      <p className="text-ink-2">
        Медкарта, документы и&nbsp;визиты станут вашими. Если у&nbsp;вас уже есть свои, истории объединятся: ничего
        не&nbsp;пропадёт. Принимайте, только если это ваша карта.
      </p>
      <form.AppField name="former">
        {() => (
          <ChecksField
            label="Кто видел карту до сих пор"
            options={[{ id: 'read', title: `Оставить просмотр: ${owner_name}` }]}
            hint="Без отметки карта закроется. Открыть и&nbsp;закрыть доступ можно и&nbsp;потом"
          />
        )}
      </form.AppField>
      <Answers id={id}>
        <SubmitButton busy="Принимаем">Принять карту</SubmitButton>
      </Answers>
    </FormFrame>
  );
}

/** Buttons to accept or decline. Both forms use them. */
function Answers({ id, children }: { id: number; children: React.ReactNode }) {
  const [asking, setAsking] = useState(false);
  const decline = useWrite(useCardInvitationDecline(), { done: 'Приглашение отклонено', next: () => toFamily });
  return (
    <>
      <div className="flex flex-wrap gap-2 phone:*:grow">
        {children}
        <Button onClick={() => setAsking(true)}>Отклонить</Button>
      </div>
      {asking && (
        <ConfirmAction
          write={decline}
          title="Отклонить приглашение?"
          safe="Не отклонять"
          action="Отклонить"
          busy="Отклоняем"
          onConfirm={() => decline.send({ id })}
          onClose={() => setAsking(false)}
        >
          <p>Кто пригласил, узнает об&nbsp;этом и&nbsp;сможет пригласить вас снова.</p>
        </ConfirmAction>
      )}
    </>
  );
}
