import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useVisitCreate } from '#generated/api/patient-visits/patient-visits.ts';
import type { SlotHold } from '#generated/models/slot-hold.ts';
import type { VisitCreateRequest } from '#generated/models/visit-create-request.ts';
import type { Visit } from '#generated/models/visit.ts';
import { Problem, isProblem, isUnsure } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { CONSENT_VERSION } from '@/shared/config/consent';
import { AskedElsewhere } from '@/shared/form/use-schema-form';
import { now } from '@/shared/format/now';
import { useGoOn } from '@/shared/use-go-on';
import type { BookedService } from './booking-offer';
import { type BookingAnswers, requestOf } from './booking-schema';
import type { SlotHoldState, SlotHolding } from './use-slot-hold';

interface Selection {
  readonly link: BookedService;
  readonly startsAt: string;
}

/**
 * Changes service and time, which are search parameters, and leaves what was typed alone. `before` is what was held last, while
 * something else is selected: it stays held until the new selection is.
 */
export function useSelection({ link, startsAt }: Selection, state: SlotHoldState) {
  const navigate = useNavigate();
  const [held, setHeld] = useState<Selection>();
  const isHeld = held?.link.service.id === link.service.id && held.startsAt === startsAt;
  if (state.kind === 'held' && !isHeld) setHeld({ link, startsAt });

  const select = (next: { service?: number; starts_at?: string }) =>
    void navigate({
      to: '/fo/patient/schedule-record',
      search: (old) => ({ ...old, ...next }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  const before = isHeld ? undefined : held;

  return {
    selectService: (service: number) => select({ service }),
    selectTime: (starts_at: string) => select({ starts_at }),
    before: before && {
      ...before,
      keep: () => select({ service: before.link.service.id, starts_at: before.startsAt }),
    },
  };
}

/**
 * Books the held slot and opens the confirmation. A refusal is either an error at the question who comes, or means that the slot is
 * gone: perhaps to this very booking, when an earlier answer was lost. `visitsAhead` reads the patient's visits anew.
 */
export function useBook({ state, spend, lose }: SlotHolding, visitsAhead: () => Promise<readonly Visit[]>) {
  const goOn = useGoOn();
  const send = useFirstConsent();
  /** An answer was lost: the server may have booked, and this page does not know it. */
  const wasUnsure = useRef(false);
  /** @returns the visit's id */
  const booked = async (answers: BookingAnswers, hold: SlotHold): Promise<number> => {
    const consent = { version: CONSENT_VERSION, accepted_at: new Date(now()).toISOString() };
    try {
      return await send(requestOf(answers, { hold_id: hold.id, consent }));
    } catch (error) {
      if (isUnsure(error)) {
        wasUnsure.current = true;
        // It may have been booked: then the next try clashes with it.
        void visitsAhead();
      }
      if (!isProblem(error, 409)) throw error;
      const own = wasUnsure.current && (await visitsAhead()).find((visit) => isOf(visit, hold));
      if (own) return own.id;
      if (!('family_member_id' in error.errors)) {
        lose(problemText(error));
        // What was typed is for the next time, and stays as a draft.
        throw new AskedElsewhere();
      }
      void visitsAhead();
      throw new Problem({ kind: 'validation', status: 422, message: error.message, errors: error.errors });
    }
  };

  return async (answers: BookingAnswers) => {
    if (state.kind !== 'held') return;
    const id = await spend(() => booked(answers, state.hold));
    await goOn({
      done: 'Запись отправлена в\u00A0клинику',
      next: linkOptions({ to: '/fo/patient/schedule-record/$id', params: { id: String(id) }, replace: true }),
      nextSays: true,
    });
  };
}

/** Sends the same answers again with the moment of their first consent: another body would be another booking. */
function useFirstConsent(): (request: VisitCreateRequest) => Promise<number> {
  const { mutateAsync } = useVisitCreate({ mutation: { meta: { silent: [409, 422] } } });
  const last = useRef<VisitCreateRequest>(undefined);

  return async (request) => {
    if (last.current === undefined || answersOf(last.current) !== answersOf(request)) last.current = request;
    const { data: visit } = await mutateAsync({ data: last.current });
    return visit.id;
  };
}

/** What the person decided, without the moment at which they pressed the button. */
function answersOf({ consent, ...answers }: VisitCreateRequest): string {
  return JSON.stringify({ ...answers, consent: consent.version });
}

/** Whether a visit is what that hold was for. */
function isOf(visit: Visit, hold: SlotHold): boolean {
  const isSame = visit.starts_at === hold.starts_at && visit.service_id === hold.service_id;
  return isSame && visit.filial.id === hold.filial_id && (visit.doctor?.id ?? null) === hold.doctor_id;
}
