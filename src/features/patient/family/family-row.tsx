import { Link } from '@tanstack/react-router';
import type { FamilyMember } from '#generated/models/family-member.ts';
import type { Visit } from '#generated/models/visit.ts';
import { ageText, relationOf } from '@/domain/person/person-text';
import { visitWith } from '@/domain/visit/visit-host';
import { fullName } from '@/shared/format/name';
import { dateTime } from '@/shared/format/time';
import { Avatar } from '@/shared/ui/avatar';
import { Button, ButtonLink } from '@/shared/ui/button';

interface FamilyRowProps {
  member: FamilyMember;
  /** What is ahead of them, soonest first; undefined while it isn't known. */
  visits: readonly Visit[] | undefined;
  onDelete: () => void;
}

/** One of the family: who, how old, and where they go next. On phones a card of its own. */
export function FamilyRow({ member, visits, onDelete }: FamilyRowProps) {
  const name = fullName(member);
  const next = visits?.[0];
  return (
    <li className="flex flex-wrap items-center gap-4 bg-white phone:rounded-card phone:p-4 desktop:py-4">
      <div className="flex min-w-0 flex-1 gap-3">
        <Avatar id={member.id} name={`${member.second_name} ${member.first_name}`} src={null} size={48} />
        <div className="min-w-0">
          <p className="font-medium">{name}</p>
          <p className="text-small text-ink-2">
            {relationOf(member)}, {ageText(member.birthday)}
          </p>
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
      <div className="flex gap-2 phone:grid phone:w-full phone:grid-cols-2">
        <ButtonLink
          size="small"
          to="/fo/patient/family/$id"
          params={{ id: String(member.id) }}
          aria-label={`Изменить: ${name}`}
        >
          Изменить
        </ButtonLink>
        <Button size="small" variant="quiet" aria-label={`Удалить: ${name}`} onClick={onDelete}>
          Удалить
        </Button>
      </div>
    </li>
  );
}
