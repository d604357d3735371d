import { useState } from 'react';
import { useDoctorVisitStateUpdate } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { VisitsInTheWay } from '@/domain/visit/over-schedule';
import { deskLabel } from '@/domain/visit/visit-badge';
import { canAnswer, canMarkArrival, hasEnded } from '@/domain/visit/visit-can';
import { toAnswerPhrase } from '@/domain/visit/visit-text';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { useToday } from '@/shared/use-now';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { DeclineVisitDialog } from './decline-visit-dialog';
import { useSayAnswered } from './use-say-answered';
import { VisitMarks } from './visit-marks';

interface VisitStateControlProps {
  visit: DeskVisit;
  /** Now. */
  at: number;
  /** In a list: a phone shows the next sensible step alone. */
  inRow?: boolean;
}

/** A request can be answered at once; from its time on, a visit can be marked. */
export function VisitStateControl({ visit, at, inRow }: VisitStateControlProps) {
  if (canAnswer(visit, at)) return <PendingVisit visit={visit} />;
  const canMark = hasEnded(visit) ? visit.undo_to !== null : visit.status !== 'pending' && canMarkArrival(visit, at);
  if (canMark) return <VisitMarks visit={visit} at={at} inRow={inRow} />;
  // The visit's own page names the state beside the time.
  if (!inRow) return null;
  const { text, tone, icon } = deskLabel(visit);
  return (
    <Badge tone={visit.status === 'completed' ? 'green' : tone} icon={icon}>
      {/* A row of a phone has no room beside the name. */}
      <span className="phone:sr-only">{text}</span>
    </Badge>
  );
}

function PendingVisit({ visit }: { visit: DeskVisit }) {
  const today = useToday();
  const [declining, setDeclining] = useState(false);
  const sayAnswered = useSayAnswered(visit);
  const confirm = useWrite(useDoctorVisitStateUpdate(), { done: () => sayAnswered('запись подтверждена') });
  const who = `${visit.person.full_name}: `;
  return (
    <div className="phone:w-full">
      <div className="flex justify-end gap-2 phone:grid phone:grid-cols-2">
        <Button variant="quiet" size="small" aria-label={`${who}отказать`} onClick={() => setDeclining(true)}>
          Отказать
        </Button>
        <Button
          variant="primary"
          size="small"
          aria-label={`${who}подтвердить запись`}
          busy={confirm.isSending && 'Подтверждаем'}
          onClick={() => confirm.send({ id: visit.id, data: { status: 'confirmed' } })}
        >
          Подтвердить
        </Button>
      </div>
      {visit.answer_until !== null && (
        <p className="mt-1 text-right text-caption text-amber-ink phone:text-left">
          {toAnswerPhrase(visit.answer_until, today)}
        </p>
      )}
      <WriteError of={confirm} className="max-w-80 phone:max-w-none">
        <VisitsInTheWay error={confirm.error} link={(id) => ({ to: '/fo/doctor/visits/$id', params: { id } })} />
      </WriteError>
      {declining && <DeclineVisitDialog visit={visit} onClose={() => setDeclining(false)} />}
    </div>
  );
}
