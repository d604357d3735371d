import { Link } from '@tanstack/react-router';
import { useFamilyMemberDelete } from '#generated/api/patient-family/patient-family.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import type { Visit } from '#generated/models/visit.ts';
import { ageText, relationOf } from '@/domain/person/person-text';
import { visitWith } from '@/domain/visit/visit-host';
import { isProblem } from '@/shared/api/problem';
import { lowerFirst } from '@/shared/format/letter-case';
import { fullName } from '@/shared/format/name';
import { dateTime } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useToday } from '@/shared/use-now';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';

interface DeleteFamilyMemberDialogProps {
  member: FamilyMember;
  /** The member's upcoming visits, as far as they are loaded. They prevent the deletion. */
  visits: readonly Visit[];
  onClose: () => void;
}

/**
 * Confirms the deletion of a family member. It names the member and says what happens to the
 * member's visits.
 */
export function DeleteFamilyMemberDialog({ member, visits, onClose }: DeleteFamilyMemberDialogProps) {
  const today = useToday();
  const remove = useWrite(useFamilyMemberDelete(), { done: 'Близкий удалён', onDone: onClose });
  const who = (
    <p className="text-ink">
      {fullName(member)}, {lowerFirst(relationOf(member))}, {ageText(member.birthday, today)}
    </p>
  );

  if (visits.length > 0) return <StillExpected who={who} visits={visits} onClose={onClose} />;

  return (
    <ConfirmAction
      write={remove}
      title="Удалить из семьи?"
      safe="Оставить"
      action="Удалить"
      busy="Удаляем"
      onConfirm={() => remove.send({ id: member.id })}
      onClose={onClose}
      wayOut={
        isProblem(remove.error, 409) && (
          <p className="mt-2">
            <Link to="/fo/patient/visits" className="link">
              Открыть визиты
            </Link>
          </p>
        )
      }
    >
      {who}
      <p className="mt-2">
        Медкарта и&nbsp;документы этого человека удалятся насовсем: сначала{' '}
        <Link to="/fo/patient/medical-card" search={{ person: member.id }} className="link">
          сохраните нужное
        </Link>
        . Прошедшие визиты останутся в&nbsp;истории.
      </p>
      <p className="mt-2">Записать этого человека к&nbsp;врачу можно будет, когда вы&nbsp;добавите его снова.</p>
    </ConfirmAction>
  );
}

/**
 * Shown instead of the question, because the server refuses to delete a member with upcoming
 * visits.
 */
function StillExpected({
  who,
  visits,
  onClose,
}: Pick<DeleteFamilyMemberDialogProps, 'visits' | 'onClose'> & { who: React.ReactNode }) {
  return (
    <Dialog
      title="Сначала отмените визиты"
      onClose={onClose}
      secondary={
        <Button data-autofocus onClick={onClose}>
          Понятно
        </Button>
      }
    >
      {who}
      <p className="mt-2">Удалить можно, когда впереди не&nbsp;будет визитов: отмените их или&nbsp;дождитесь приёма.</p>
      <ul className="mt-3 flex flex-col gap-2">
        {visits.map((visit) => (
          <li key={visit.id}>
            <Link to="/fo/patient/visits/$id" params={{ id: String(visit.id) }} className="link">
              {dateTime(visit.starts_at)}, {visitWith(visit)}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
