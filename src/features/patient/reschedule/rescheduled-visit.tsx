import type { Visit } from '#generated/models/visit.ts';
import { VisitPortrait, visitWith } from '@/domain/visit/visit-host';
import { forWhom } from '@/domain/visit/visit-text';
import { shortPlace } from '@/domain/visit/visit-where';
import { duration } from '@/shared/format/duration';

/** Which visit is moved: to whom, service, place, and for whom where it isn't the owner. */
export function RescheduledVisit({ visit }: { visit: Visit }) {
  return (
    <div className="flex gap-3">
      <VisitPortrait visit={visit} size={48} />
      <div className="min-w-0">
        <p>{visitWith(visit)}</p>
        <p className="text-small text-ink-2">
          {visit.service_title}, {duration(visit.duration_minutes)}. {shortPlace(visit)}
        </p>
        {visit.person.family_member_id !== null && <p className="text-small text-ink-2">{forWhom(visit.person)}</p>}
      </div>
    </div>
  );
}
