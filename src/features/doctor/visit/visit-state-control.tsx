import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { deskLabel } from '@/domain/visit/visit-badge';
import { canAnswer, canMarkArrival, hasEnded } from '@/domain/visit/visit-can';
import { AnswerRequest } from '@/features/desk/mark/answer-request';
import { VisitMarks } from '@/features/desk/mark/visit-marks';
import { Badge } from '@/shared/ui/badge';
import { doctorMarks } from './doctor-marks';

interface VisitStateControlProps {
  visit: DeskVisit;
  /** Current time in milliseconds since the epoch. */
  at: number;
  /**
   * Whether the control is in a row of a list. On phones such a row shows only the most likely
   * action.
   */
  inRow?: boolean;
}

/** Buttons to answer a request, or to mark a visit that has begun. */
export function VisitStateControl(props: VisitStateControlProps) {
  const { visit, at } = props;
  return (
    <>
      <AnswerRequest desk={doctorMarks} visit={visit} at={at} withDeadline />
      {!canAnswer(visit, at) && <VisitState {...props} />}
    </>
  );
}

function VisitState({ visit, at, inRow }: VisitStateControlProps) {
  const canMark = hasEnded(visit) ? visit.undo_to !== null : visit.status !== 'pending' && canMarkArrival(visit, at);
  if (canMark) return <VisitMarks desk={doctorMarks} visit={visit} at={at} inRow={inRow} />;
  // The visit's own page needs no badge, because it shows the status beside the time.
  if (!inRow) return null;
  const { text, tone, icon } = deskLabel(visit);
  return (
    <Badge tone={visit.status === 'completed' ? 'green' : tone} icon={icon}>
      {/* On phones a row has no room for the text, so only screen readers get the text. */}
      <span className="phone:sr-only">{text}</span>
    </Badge>
  );
}
