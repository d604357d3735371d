import { linkOptions } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useVisitReschedule } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { useSlotHold } from '@/features/patient/booking/use-slot-hold';
import { useVisitChanged } from '@/features/patient/visit-parts/use-visit-changed';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { epoch } from '@/shared/format/zone';
import { useGoOn } from '@/shared/use-go-on';

interface RescheduleOptions {
  visit: Visit;
  /** The time that was chosen, if any. */
  startsAt: string | undefined;
  /** The chosen time is gone: another has to be chosen from times that are asked for again. */
  onLost: () => void;
  /** The visit may have changed: reads it again. Undefined when that fails. */
  onChanged: () => Promise<Visit | undefined>;
}

/**
 * Holds the new time as soon as it is chosen, and moves the visit to it in one step; the old time stays reserved until then
 * (contract: rules of booking, 4).
 */
export function useReschedule({ visit, startsAt, onLost, onChanged }: RescheduleOptions) {
  const goOn = useGoOn();
  const visitChanged = useVisitChanged(visit);
  const move = useVisitReschedule({ mutation: { meta: { silent: true } } });
  const sending = useRef(false);
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

  /** @returns whether an earlier press did move it, and only its answer was lost */
  const hasMoved = async (requested: string): Promise<boolean> => {
    const current = await onChanged();
    return current !== undefined && epoch(current.starts_at) === epoch(requested);
  };
  const confirm = async () => {
    if (state.kind !== 'held' || sending.current) return;
    sending.current = true;
    const { id, starts_at: requested } = state.hold;
    try {
      await spend(async () => {
        try {
          await move.mutateAsync({ id: visit.id, data: { hold_id: id } });
        } catch (error) {
          visitChanged(error);
          if (!isProblem(error, 409) || !(await hasMoved(requested))) throw error;
        }
      });
      const next = linkOptions({ to: '/fo/patient/visits/$id', params: { id: String(visit.id) } });
      await goOn({ done: 'Визит перенесён', next });
    } catch (error) {
      if (!isProblem(error, 409)) return;
      if ('status' in error.errors || 'starts_at' in error.errors) return;
      setLost(problemText(error));
      onLost();
    } finally {
      sending.current = false;
    }
  };

  const hold = startsAt === undefined ? undefined : state;
  return {
    /** Undefined until a time is chosen. */
    hold,
    /** Why the last chosen time is not available. */
    lost: hold === undefined ? lost : hold.kind === 'lost' ? hold.text : undefined,
    failure: move.error && !isProblem(move.error, 409) ? problemText(move.error) : undefined,
    moving: move.isPending,
    confirm: () => void confirm(),
    askAgain,
  };
}
