import { useVisitReschedule } from '@generated/api/patient/patient';
import type { Visit } from '@generated/models/visit';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSlotHold } from '@/features/patient/booking/use-slot-hold';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { notify } from '@/shared/toast/notify';

interface MoveOptions {
  visit: Visit;
  /** The time that was chosen, if any. */
  startsAt: string | undefined;
  /** The chosen time is gone: another has to be chosen, out of times asked anew. */
  onLost: () => void;
  /** The visit itself is not as it was: it has to be read again. */
  onChanged: () => void;
}

/**
 * Holds the new time as soon as it is chosen, and moves the visit to it in one step: until then the old time is kept
 * (contract: rules of booking, 4).
 */
export function useMove({ visit, startsAt, onLost, onChanged }: MoveOptions) {
  const navigate = useNavigate();
  const move = useVisitReschedule({ mutation: { meta: { silent: [409, 422] } } });
  const sending = useRef(false);
  const [lost, setLost] = useState<string>();
  const { state, askAgain, spend } = useSlotHold(
    startsAt === undefined
      ? undefined
      : {
          doctor_id: visit.doctor.id,
          filial_id: visit.filial.id,
          service_id: visit.service_id,
          starts_at: startsAt,
          visit_id: visit.id,
        },
  );

  const confirm = async () => {
    if (state.kind !== 'held' || sending.current) return;
    sending.current = true;
    try {
      await move.mutateAsync({ id: visit.id, data: { hold_id: state.hold.id } });
      spend();
      notify.success('Визит перенесён');
      await navigate({ to: '/fo/patient/visits/$id', params: { id: String(visit.id) } });
    } catch (error) {
      if (isProblem(error, 409)) {
        if ('status' in error.errors || 'starts_at' in error.errors) return onChanged();
        setLost(problemText(error));
        onLost();
      }
    } finally {
      sending.current = false;
    }
  };

  const chosen = startsAt === undefined ? undefined : state;
  return {
    /** Undefined until a time is chosen. */
    hold: chosen,
    /** Why the time that was chosen last can't be had. */
    lost: chosen === undefined ? lost : chosen.kind === 'lost' ? chosen.text : undefined,
    failure: move.error && !isProblem(move.error, 409) ? problemText(move.error) : undefined,
    moving: move.isPending,
    confirm: () => void confirm(),
    askAgain,
  };
}
