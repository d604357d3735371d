import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { useVisitReschedule } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { useSlotHold } from '@/features/patient/booking/use-booking';
import { useVisitChanged } from '@/features/patient/visit-parts/use-visit-changed';
import { problemText } from '@/shared/api/problem-text';
import { epoch } from '@/shared/format/zone';
import { useWrite } from '@/shared/write/use-write';

interface RescheduleOptions {
  visit: Visit;
  /** The chosen time, if there is one. */
  startsAt: string | undefined;
  /** Called when the chosen time is lost. It must refetch the free times. */
  onLost: () => void;
  /**
   * Refetches the visit, because someone may have changed it. Resolves with undefined if the
   * request fails.
   */
  onChanged: () => Promise<Visit | undefined>;
}

/**
 * Holds the chosen time at once. `move` then moves the visit in one request. The old time is kept
 * until the visit is moved (contract: rules of booking, 4).
 */
export function useReschedule({ visit, startsAt, onLost, onChanged }: RescheduleOptions) {
  const visitChanged = useVisitChanged(visit);
  const [lost, setLost] = useState<string>();
  const { state, askAgain, spend } = useSlotHold(
    startsAt === undefined
      ? undefined
      : {
          doctor_id: visit.doctor?.id ?? null,
          filial_id: visit.filial.id,
          service_id: visit.service_id,
          starts_at: startsAt,
          visit_id: visit.id,
        },
  );

  const move = useWrite(useVisitReschedule(), {
    done: 'Визит перенесён',
    next: () => linkOptions({ to: '/fo/patient/visits/$id', params: { id: String(visit.id) } }),
    // An earlier request may have moved the visit, although its answer was lost.
    doneBefore: async (problem) => {
      visitChanged(problem);
      const current = problem.status === 409 && state.kind === 'held' ? await onChanged() : undefined;
      const isMoved = state.kind === 'held' && current && epoch(current.starts_at) === epoch(state.hold.starts_at);
      return isMoved ? { answer: { data: current } } : undefined;
    },
    onFailed: (problem) => {
      if (problem.status !== 409 || 'status' in problem.errors || 'starts_at' in problem.errors) return;
      setLost(problemText(problem));
      onLost();
    },
  });
  const confirm = () => {
    if (state.kind !== 'held') return;
    const data = { hold_id: state.hold.id };
    void spend(() => move.ask({ id: visit.id, data })).catch(() => undefined);
  };

  const hold = startsAt === undefined ? undefined : state;
  return {
    hold,
    /** Why the time that the user chose last isn't available. */
    lost: hold === undefined ? lost : hold.kind === 'lost' ? hold.text : undefined,
    move,
    confirm,
    askAgain,
  };
}
