import type { Visit } from '@generated/models/visit';
import { forWhom } from '@/domain/visit/visit-phrase';
import { shortPlace } from '@/domain/visit/visit-where';
import { duration } from '@/shared/format/duration';
import { shortName } from '@/shared/format/name';
import { Avatar } from '@/shared/ui/avatar';

/** Which visit is moved: doctor, service, place, and for whom where it isn't the owner. */
export function RescheduledVisit({ visit }: { visit: Visit }) {
  return (
    <div className="flex gap-3">
      <Avatar
        id={visit.doctor.id}
        name={`${visit.doctor.second_name} ${visit.doctor.first_name}`}
        src={visit.doctor.avatar}
        size={48}
      />
      <div className="min-w-0">
        <p>{shortName(visit.doctor)}</p>
        <p className="text-small text-ink-2">
          {visit.service_title}, {duration(visit.duration_minutes)}. {shortPlace(visit)}
        </p>
        {visit.person.family_member_id !== null && <p className="text-small text-ink-2">{forWhom(visit.person)}</p>}
      </div>
    </div>
  );
}
