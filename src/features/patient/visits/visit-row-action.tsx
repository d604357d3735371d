import type { Visit } from '#generated/models/visit.ts';
import { awaitsAttendance, canChange, canReview, hasEnded } from '@/domain/visit/visit-can';
import { againLink, visitWith } from '@/domain/visit/visit-with';
import { RatingGiven } from '@/features/patient/visit-parts/rating-given';
import { useConfirmAttendance } from '@/features/patient/visit-parts/use-confirm-attendance';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/button-link';
import { FieldError } from '@/shared/ui/field';

/** The one thing that a visit asks for now: an answer, a move, a word on how it was, or another visit to the same doctor. */
export function VisitRowAction({ visit }: { visit: Visit }) {
  const params = { id: String(visit.id) };
  const whose = <span className="sr-only">: {visitWith(visit)}</span>;

  if (awaitsAttendance(visit)) return <ConfirmButton visit={visit} />;
  if (canChange(visit)) {
    return (
      <ButtonLink size="small" to="/fo/patient/visits/$id/reschedule" params={params}>
        Перенести{whose}
      </ButtonLink>
    );
  }
  if (canReview(visit)) {
    return (
      <ButtonLink size="small" variant="primary" to="/fo/patient/reviews/new" search={{ visit: visit.id }}>
        Оценить{whose}
      </ButtonLink>
    );
  }
  if (visit.rating !== null) return <RatingGiven visit={visit} />;
  if (visit.status === 'no_show' && visit.dispute_until !== null) {
    return (
      <ButtonLink size="small" to="/fo/patient/visits/$id" params={params} hash="dispute">
        Оспорить{whose}
      </ButtonLink>
    );
  }
  if (hasEnded(visit)) {
    return (
      <ButtonLink size="small" {...againLink(visit, visit.service_id)}>
        Записаться снова{whose}
      </ButtonLink>
    );
  }
  return null;
}

function ConfirmButton({ visit }: { visit: Visit }) {
  const { confirm, busy, failure } = useConfirmAttendance(visit);
  return (
    <div className="flex flex-col desktop:items-end">
      <Button size="small" variant="primary" busy={busy} onClick={confirm}>
        Подтвердить<span className="sr-only">: {visitWith(visit)}</span>
      </Button>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </div>
  );
}
