import IconUserHeart from '@tabler/icons-react/dist/esm/icons/IconUserHeart.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { useCardAccessListSuspense } from '#generated/api/patient-card-access/patient-card-access.ts';
import { useFamilyMemberListSuspense } from '#generated/api/patient-family/patient-family.ts';
import type { CardAccess } from '#generated/models/card-access.ts';
import { ageText, relationOf } from '@/domain/person/person-text';
import { dataOf } from '@/shared/api/load';
import { age } from '@/shared/format/age';
import { lowerFirst } from '@/shared/format/letter-case';
import { fullName } from '@/shared/format/name';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { useRestoredFocus } from '@/shared/ui/focus';
import { Icon } from '@/shared/ui/icon';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { useToday } from '@/shared/use-now';
import { AccessRow } from './access-row';

const route = getRouteApi('/fo/patient/_cabinet/family/access');
const dialogs = lazyModule(() => import('./access-dialogs'));

const ADULT = 18;

/**
 * Shows who else has access to one person's card. The owner can hand over the card of a family
 * member (docs/rules.md §4).
 */
export function CardAccessScreen() {
  const { person } = route.useSearch();
  const { data: accesses } = useCardAccessListSuspense(person === undefined ? {} : { family_member_id: person }, {
    query: { select: dataOf },
  });
  const { data: member } = useFamilyMemberListSuspense({
    query: { select: ({ data }) => data.find(({ id }) => id === person) },
  });
  const today = useToday();
  const { show, close, preload, part, opening } = useLazyDialog(dialogs);
  const heading = useRef<HTMLHeadingElement>(null);
  // A closed dialog returns the focus to the menu of its row. If the row has disappeared, the focus
  // moves to the heading.
  useRestoredFocus(accesses.map(({ id }) => id).join(), heading);
  const shared = accesses.filter(({ right }) => right !== 'own');

  return (
    <div className="max-w-180">
      <BackLink to="/fo/patient/family">Семья</BackLink>
      <PageHeading ref={heading} tabIndex={-1} className="page-inset mt-1 text-page" />
      <p className="page-inset mt-1 wrap-anywhere text-ink-2">
        {member
          ? `${fullName(member)}, ${lowerFirst(relationOf(member))}, ${ageText(member.birthday, today)}`
          : 'Ваша карта'}
      </p>
      <Card className="mt-4">
        {shared.length === 0 ? (
          <EmptyState
            icon={IconUserHeart}
            title="Карту видите только вы"
            action={
              <Button variant="primary" busy={opening && 'Открываем'} onPointerEnter={preload} onClick={show}>
                Открыть доступ
              </Button>
            }
          >
            {member
              ? 'Второй родитель, супруг или взрослые дети смогут видеть визиты и\u00A0карту этого человека и\u00A0записывать его. Остальные карты они не\u00A0увидят.'
              : 'Дочь, сын или супруг смогут видеть ваши визиты и\u00A0карту и\u00A0записывать вас к\u00A0врачу. Карты ваших близких они не\u00A0увидят.'}
          </EmptyState>
        ) : (
          <>
            <AccessList accesses={shared} />
            <Button className="mt-4 phone:w-full" busy={opening && 'Открываем'} onPointerEnter={preload} onClick={show}>
              <Icon icon={IconUserPlus} />
              Открыть доступ ещё одному
            </Button>
          </>
        )}
      </Card>
      {member && age(member.birthday, today) >= ADULT && (
        <HandOver accesses={accesses.filter(({ right }) => right === 'own')} person={member.id} />
      )}
      {part && <part.InviteDialog person={person ?? null} onClose={close} />}
    </div>
  );
}

function AccessList({ accesses }: { accesses: readonly CardAccess[] }) {
  return (
    <ul className="divide-y divide-line">
      {accesses.map((access) => (
        <AccessRow key={access.id} access={access} />
      ))}
    </ul>
  );
}

/** Button that hands the card of an adult family member over to this member's own account. */
function HandOver({ accesses, person }: { accesses: readonly CardAccess[]; person: number }) {
  const { show, close, preload, part, opening } = useLazyDialog(dialogs);
  return (
    <Card className="mt-4">
      <h2 className="text-h3">Передать карту владельцу</h2>
      {accesses.length === 0 ? (
        <>
          <p className="mt-2 text-ink-2">
            Карта, документы и&nbsp;визиты перейдут в&nbsp;собственный аккаунт этого человека. У&nbsp;вас останется
            просмотр, только если он это разрешит.
          </p>
          <Button className="mt-3 phone:w-full" busy={opening && 'Открываем'} onPointerEnter={preload} onClick={show}>
            Передать карту
          </Button>
        </>
      ) : (
        <div className="mt-2">
          <AccessList accesses={accesses} />
        </div>
      )}
      {part && <part.HandOverDialog person={person} onClose={close} />}
    </Card>
  );
}
