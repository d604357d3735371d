import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { deskLabel } from '@/domain/visit/visit-badge';
import { canAnswer, canMarkArrival, hasEnded } from '@/domain/visit/visit-can';
import { AnswerRequest } from '@/features/desk/mark/answer-request';
import { VisitMarks } from '@/features/desk/mark/visit-marks';
import { Badge } from '@/shared/ui/badge';
import { doctorMarks } from './doctor-marks';

interface VisitStateControlProps {
  visit: DeskVisit;
  /** The current time, in milliseconds since the epoch. */
  at: number;
  /** In a list: phones show only the next likely action. */
  inRow?: boolean;
}

/** Answers a request, or marks a visit from its start on. */
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
  // The visit's own page shows the state beside the time.
  if (!inRow) return null;
  const { text, tone, icon } = deskLabel(visit);
  return (
    <Badge tone={visit.status === 'completed' ? 'green' : tone} icon={icon}>
      {/* A phone's row has no room for the text beside the name. */}
      <span className="phone:sr-only">{text}</span>
    </Badge>
  );
}
