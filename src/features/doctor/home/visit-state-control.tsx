import { useDoctorVisitStateUpdate } from '@generated/api/doctor/doctor';
import type { DoctorVisit } from '@generated/models/doctor-visit';
import type { VisitStateRequestStatus } from '@generated/models/visit-state-request-status';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { useState } from 'react';
import { hasEnded } from '@/domain/visit/visit-can';
import { visitLabel } from '@/domain/visit/visit-label';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { DeclineVisitDialog } from './decline-visit-dialog';
import { EndVisitDialog } from './end-visit-dialog';

const steps = [
  { status: 'arrived', text: 'Здесь', glyph: IconUserCheck },
  { status: 'completed', text: 'Завершён', glyph: IconChecks },
  { status: 'no_show', text: 'Неявка', glyph: IconUserX },
] as const satisfies readonly { status: VisitStateRequestStatus; text: string; glyph: unknown }[];

/**
 * What can be said of a visit now. «Здесь» is undone by the same tap; the ended states never reopen (contract), so they are
 * asked about once more.
 */
export function VisitStateControl({ visit }: { visit: DoctorVisit }) {
  const [asking, setAsking] = useState<'decline' | 'completed' | 'no_show'>();
  const { mutate, isPending, variables } = useDoctorVisitStateUpdate();
  const move = (status: VisitStateRequestStatus) => {
    if (!isPending) mutate({ id: visit.id, data: { status } });
  };
  const who = `${visit.person.full_name}: `;

  if (hasEnded(visit)) {
    const { text, tone, glyph } = visitLabel(visit.status);
    return (
      <Badge tone={visit.status === 'completed' ? 'green' : tone} glyph={glyph}>
        {visit.status === 'cancelled_by_patient' ? 'Отменён пациентом' : text}
      </Badge>
    );
  }

  if (visit.status === 'pending') {
    return (
      <div className="flex gap-2 phone:grid phone:w-full phone:grid-cols-2">
        <Button variant="quiet" size="small" aria-label={`${who}отказать`} onClick={() => setAsking('decline')}>
          Отказать
        </Button>
        <Button
          variant="primary"
          size="small"
          aria-label={`${who}подтвердить запись`}
          busy={isPending && 'Подтверждаем'}
          onClick={() => move('confirmed')}
        >
          Подтвердить
        </Button>
        {asking === 'decline' && <DeclineVisitDialog visit={visit} onClose={() => setAsking(undefined)} />}
      </div>
    );
  }

  return (
    <div role="group" aria-label={`Состояние: ${visit.person.full_name}`} className="flex phone:w-full">
      {steps.map(({ status, text, glyph }) => {
        const on = visit.status === status;
        return (
          <button
            key={status}
            type="button"
            aria-pressed={on}
            aria-busy={isPending && variables.data.status === status}
            onClick={() => (status === 'arrived' ? move(on ? 'confirmed' : 'arrived') : setAsking(status))}
            className={cx(
              'inline-flex min-h-9 items-center justify-center gap-1.5 border border-edge px-3 text-small font-medium transition-colors',
              '-ml-px first:ml-0 first:rounded-l-control last:rounded-r-control phone:min-h-11 phone:flex-1',
              on ? 'border-teal bg-teal text-white' : 'bg-white hover:bg-teal-tint',
            )}
          >
            <Icon glyph={glyph} size={18} />
            {text}
          </button>
        );
      })}
      {(asking === 'completed' || asking === 'no_show') && (
        <EndVisitDialog visit={visit} status={asking} onClose={() => setAsking(undefined)} />
      )}
    </div>
  );
}
