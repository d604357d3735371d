import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useFamilyMemberListSuspense } from '#generated/api/patient-family/patient-family.ts';
import { useVisitList } from '#generated/api/patient-visits/patient-visits.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import type { Visit } from '#generated/models/visit.ts';
import { distinctNamesBy } from '@/domain/person/distinct-names';
import { ageText, relationOf } from '@/domain/person/person-text';
import { visitWith } from '@/domain/visit/visit-host';
import { rightLabel } from '@/features/patient/card-access/card-rights';
import { InvitationList } from '@/features/patient/card-access/invitation-list';
import { upcomingVisits } from '@/features/patient/visit-parts/visit-queries';
import { dataOf } from '@/shared/api/load';
import { fullName } from '@/shared/format/name';
import { dateTime } from '@/shared/format/time';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { SectionError, shownBySection } from '@/shared/section/section-query';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { useRestoredFocus } from '@/shared/ui/focus';
import { Icon } from '@/shared/ui/icon';
import { PageHeading } from '@/shared/ui/page-heading';
import { useToday } from '@/shared/use-now';
import { DeleteFamilyMemberDialog } from './delete-family-member-dialog';

const accessDialogs = lazyModule(() => import('@/features/patient/card-access/access-dialogs'));

/** The family members for whom the patient can book. */
export function FamilyScreen() {
  const { data: family } = useFamilyMemberListSuspense({ query: { select: dataOf } });
  const ahead = useVisitList(upcomingVisits, shownBySection);
  const [leaving, setLeaving] = useState<FamilyMember>();
  const heading = useRef<HTMLHeadingElement>(null);
  // A closed dialog returns the focus to the button of its row. If the row has disappeared, the
  // focus moves to the heading.
  useRestoredFocus(family.map(({ id }) => id).join(), heading);
  const nameOf = distinctNamesBy(family, (member) => ({ ...member, names: [fullName(member)] }));
  const visitsOf = (member: FamilyMember) =>
    ahead.data?.data.filter(({ person }) => person.family_member_id === member.id);

  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <PageHeading ref={heading} tabIndex={-1} className="page-inset text-page" />
        {family.length > 0 && (
          <ButtonLink variant="primary" to="/fo/patient/family/add" className="phone:hidden">
            <Icon icon={IconUserPlus} />
            Добавить близкого
          </ButtonLink>
        )}
      </div>
      {family.length > 0 && (
        <p className="page-inset mt-1 text-ink-2">
          Визиты, медкарты и&nbsp;запись к&nbsp;врачу для тех, о&nbsp;ком вы&nbsp;заботитесь.
        </p>
      )}
      <InvitationList />
      {family.length === 0 ? (
        <Card className="mt-6 phone:mt-4">
          <EmptyState
            icon={IconUsers}
            title="Здесь пока никого"
            action={
              <ButtonLink variant="primary" to="/fo/patient/family/add">
                Добавить близкого
              </ButtonLink>
            }
          >
            Добавьте детей, родителей или&nbsp;супруга: их&nbsp;можно записывать к&nbsp;врачу вместе с&nbsp;собой.
          </EmptyState>
        </Card>
      ) : (
        <>
          {ahead.data === undefined && ahead.error !== null && (
            <div className="mt-4">
              <SectionError
                error={ahead.error}
                what="визиты семьи"
                busy={ahead.isFetching}
                onRetry={() => void ahead.refetch()}
              />
            </div>
          )}
          <ul className="mt-6 flex flex-col phone:mt-4 phone:gap-3 desktop:divide-y desktop:divide-line desktop:rounded-card desktop:bg-white desktop:px-6 desktop:py-2">
            {family.map((member) => (
              <FamilyRow
                key={member.id}
                member={member}
                name={nameOf(member)}
                visits={visitsOf(member)}
                onDelete={() => setLeaving(member)}
              />
            ))}
          </ul>
          <ButtonLink variant="primary" wide to="/fo/patient/family/add" className="mt-3 desktop:hidden">
            Добавить близкого
          </ButtonLink>
        </>
      )}
      <Card className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 phone:mt-3">
        <div className="min-w-60 grow basis-0">
          <h2 className="text-h3">Ваша карта</h2>
          <p className="mt-1 text-small text-ink-2">
            Дочь, сын или&nbsp;супруг смогут видеть её и&nbsp;записывать вас.
          </p>
        </div>
        <ButtonLink
          size="small"
          to="/fo/patient/family/access"
          aria-label="Доступ: ваша карта"
          className="phone:w-full"
        >
          Доступ
        </ButtonLink>
      </Card>
      {leaving && (
        <DeleteFamilyMemberDialog
          member={leaving}
          visits={visitsOf(leaving) ?? []}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

interface FamilyRowProps {
  member: FamilyMember;
  /** Name of the member, unique in the family. */
  name: string;
  /** The member's upcoming visits, the soonest first; undefined until loaded. */
  visits: readonly Visit[] | undefined;
  onDelete: () => void;
}

/** A family member with name, age and next visit. On phones it is a card. */
function FamilyRow({ member, name, visits, onDelete }: FamilyRowProps) {
  const today = useToday();
  const next = visits?.[0];
  return (
    <li className="flex flex-wrap items-center gap-4 bg-white phone:rounded-card phone:p-4 desktop:py-4">
      <div className="flex min-w-0 flex-1 gap-3">
        <Avatar id={member.id} name={`${member.second_name} ${member.first_name}`} src={null} size={48} />
        <div className="min-w-0">
          <p className="font-medium">{name}</p>
          <p className="text-small text-ink-2">
            {relationOf(member)}, {ageText(member.birthday, today)}
          </p>
          {member.shared && (
            <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
              Карту открыл владелец: {member.shared.owner_name}
              <Badge>{rightLabel(member.shared.right)}</Badge>
            </p>
          )}
          {next && (
            <p className="mt-1 text-small text-ink-2">
              Ближайший визит:{' '}
              <Link to="/fo/patient/visits/$id" params={{ id: String(next.id) }} className="link wrap-anywhere">
                {dateTime(next.starts_at)}, {visitWith(next)}
              </Link>
            </p>
          )}
        </div>
      </div>
      <RowActions member={member} name={name} onDelete={onDelete} />
    </li>
  );
}

/**
 * Actions for a member. If another account shares the member's card, the actions are only to open
 * the card and to give up the access.
 */
function RowActions({ member, name, onDelete }: Pick<FamilyRowProps, 'member' | 'name' | 'onDelete'>) {
  const { show, close, preload, part, opening } = useLazyDialog(accessDialogs);
  const { id, shared } = member;
  if (shared) {
    return (
      <div className="flex gap-2 phone:grid phone:w-full phone:grid-cols-2">
        <ButtonLink size="small" to="/fo/patient/medical-card" search={{ person: id }} aria-label={`Медкарта: ${name}`}>
          Медкарта
        </ButtonLink>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Отказаться от доступа: ${name}`}
          busy={opening && 'Открываем'}
          onPointerEnter={preload}
          onClick={show}
        >
          Отказаться
        </Button>
        {part && <part.LeaveDialog shared={shared} name={fullName(member)} onClose={close} />}
      </div>
    );
  }
  return (
    <div className="flex gap-2 phone:grid phone:w-full phone:grid-cols-3">
      <ButtonLink size="small" to="/fo/patient/family/access" search={{ person: id }} aria-label={`Доступ: ${name}`}>
        Доступ
      </ButtonLink>
      <ButtonLink size="small" to="/fo/patient/family/$id" params={{ id: String(id) }} aria-label={`Изменить: ${name}`}>
        Изменить
      </ButtonLink>
      <Button size="small" variant="quiet" aria-label={`Удалить: ${name}`} onClick={onDelete}>
        Удалить
      </Button>
    </div>
  );
}
