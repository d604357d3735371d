import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  getSlotHoldReadQueryOptions,
  useSlotHoldCreate,
  useSlotHoldDelete,
} from '#generated/api/patient-slot-holds/patient-slot-holds.ts';
import { useVisitCreate } from '#generated/api/patient-visits/patient-visits.ts';
import type { SlotHoldRequest } from '#generated/models/slot-hold-request.ts';
import type { SlotHold } from '#generated/models/slot-hold.ts';
import type { VisitCreateRequest } from '#generated/models/visit-create-request.ts';
import type { Visit } from '#generated/models/visit.ts';
import { analysesBasket } from '@/domain/service/analyses-basket';
import { guestHoldId, type HoldEvent, holdEvents, type SlotHoldState, useHolding } from '@/domain/slot/slot-holds';
import { ownHold } from '@/features/auth/session/device-person';
import { type Problem, isProblem, isUnsure } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { CONSENT_VERSION } from '@/shared/config/consent';
import { now } from '@/shared/format/now';
import { onReturn } from '@/shared/on-return';
import { stored } from '@/shared/stored';
import { anyTime, type Wanted } from '@/shared/url/wanted-search';
import { silentFailure } from '@/shared/write/failure';
import { useWrite } from '@/shared/write/use-write';
import { type BookingAnswers, requestOf } from './booking-schema';
import type { BookedService } from './check-answers';

const lastEvent = stored('aman.hold-event', String, '');

/** Tells other tabs about a hold event, because a new hold may end the hold of another tab. */
function tellTabs(event: HoldEvent): void {
  // The UUID makes repeated events different, because storing an equal value doesn't notify other
  // tabs.
  lastEvent.set(`${event} ${crypto.randomUUID()}`);
}

type SlotHolding = ReturnType<typeof useSlotHold>;

/**
 * Holds a slot for the patient. By contract a hold lasts 5 minutes, a patient may have a few holds,
 * and a repeated request returns the same hold. If another tab ends the hold, this page notices it
 * at once. If another device ends the hold, this page notices it when the user returns to the page.
 */
export function useSlotHold(slot: SlotHoldRequest | undefined) {
  const client = useQueryClient();
  const { mutateAsync: ask } = useSlotHoldCreate(silentFailure);
  const { mutateAsync: release } = useSlotHoldDelete(silentFailure);
  return useHolding<SlotHoldRequest, SlotHold>(slot, {
    take: async (request, before) => {
      // The request replaces a hold that the user made as a guest.
      const guest_hold_id = guestHoldId.get();
      const replaced = { ...(guest_hold_id && { guest_hold_id }), ...(before && { hold_id: before.id }) };
      const { data: hold } = await ask({ data: { ...request, ...replaced } });
      if (guest_hold_id) guestHoldId.forget();
      ownHold.keep(hold);
      tellTabs('chosen');
      return hold;
    },
    release: async ({ id }) => {
      await release({ id });
      ownHold.forget(id);
      tellTabs('left');
    },
    onSpent: ({ id }) => {
      ownHold.forget(id);
      tellTabs('booked');
    },
    watch: ({ hold, end }) => {
      const check = async (why?: HoldEvent): Promise<void> => {
        const checked = hold();
        if (checked === undefined) return;
        try {
          const read = getSlotHoldReadQueryOptions(checked.id);
          await client.fetchQuery({ ...read, staleTime: 0, meta: { silent: true } });
        } catch (error) {
          if (isProblem(error, 404) && hold() === checked) end({ kind: 'ended', why });
        }
      };
      const ends = [
        lastEvent.onElsewhere(() => void check(holdEvents.find((event) => lastEvent.get().startsWith(event)))),
        onReturn(() => void check()),
      ];
      return () => {
        for (const stop of ends) stop();
      };
    },
  });
}

interface Selection {
  readonly link: BookedService;
  readonly startsAt: string;
}

/**
 * Changes service and time in the search params; the form values stay. `before` is the choice that
 * was held before the user selected another. Its hold is kept until the new hold is created.
 */
export function useSelection({ link, startsAt }: Selection, state: SlotHoldState) {
  const navigate = useNavigate({ from: '/fo/patient/schedule-record/' });
  const [held, setHeld] = useState<Selection>();
  const isHeld = held?.link.service.id === link.service.id && held.startsAt === startsAt;
  if (state.kind === 'held' && !isHeld) setHeld({ link, startsAt });

  const select = (next: Wanted & { service?: number; starts_at?: string }) =>
    void navigate({
      to: '.',
      search: (old) => ({ ...old, ...next }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  const before = isHeld ? undefined : held;

  return {
    selectService: (service: number) => select({ service }),
    // The times offered here ignore the days and hours of the search, so the link back does too.
    selectTime: (starts_at: string) => select({ ...anyTime, starts_at }),
    before: before && {
      ...before,
      keep: () => select({ service: before.link.service.id, starts_at: before.startsAt }),
    },
  };
}

/**
 * Books the held slot and opens the confirmation. A 409 is about the chosen person, or means that
 * the slot is lost. If the answer is lost, this very booking may have taken the slot, so
 * `visitsAhead` refetches the patient's visits.
 */
export function useBook({ state, spend, lose }: SlotHolding, visitsAhead: () => Promise<readonly Visit[]>) {
  const hold = state.kind === 'held' ? state.hold : undefined;
  const withFirstConsent = useFirstConsent();
  /** Whether an earlier answer was lost, so the server may have booked the visit. */
  const wasUnsure = useRef(false);
  const book = useWrite(useVisitCreate(), {
    done: 'Запись отправлена в\u00A0клинику',
    next: ({ data: { id } }) =>
      linkOptions({ to: '/fo/patient/schedule-record/$id', params: { id: String(id) }, replace: true }),
    onDone: ({ data }) => analysesBasket.remove(data.service_id, ...(data.services ?? []).map((one) => one.service_id)),
    nextAnnounces: true,
    doneBefore: async (problem) => {
      if (!wasUnsure.current || problem.status !== 409) return undefined;
      const own = (await visitsAhead()).find((visit) => hold && isOf(visit, hold));
      return own && { answer: { data: own } };
    },
    onFailed: (problem) => {
      wasUnsure.current ||= isUnsure(problem);
      // The visit may already exist, so the visits are refetched to show it.
      if (isUnsure(problem) || isAboutPerson(problem)) void visitsAhead();
    },
  });

  return async (answers: BookingAnswers) => {
    if (hold === undefined) return 'kept';
    const consent = { version: CONSENT_VERSION, accepted_at: new Date(now()).toISOString() };
    const data = withFirstConsent(requestOf(answers, { hold_id: hold.id, consent }));
    try {
      return await spend(() => book.ask({ data }));
    } catch (error) {
      if (!isProblem(error, 409) || isAboutPerson(error)) throw error;
      lose(problemText(error));
      // 'kept' keeps the draft.
      return 'kept';
    }
  };
}

/** Whether the error means that the chosen person has another visit at the same time. */
function isAboutPerson({ status, errors }: Problem): boolean {
  return status === 409 && 'family_member_id' in errors;
}

/**
 * Sends the moment of the first consent again as long as the answers are the same, because a
 * request with a changed body would count as another booking.
 */
function useFirstConsent(): (request: VisitCreateRequest) => VisitCreateRequest {
  const last = useRef<VisitCreateRequest>(undefined);
  return (request) => {
    if (last.current === undefined || answersOf(last.current) !== answersOf(request)) last.current = request;
    return last.current;
  };
}

/** The request without the moment of consent, for comparison. */
function answersOf({ consent, ...answers }: VisitCreateRequest): string {
  return JSON.stringify({ ...answers, consent: consent.version });
}

/** Whether the hold was used to book this visit. */
function isOf(visit: Visit, hold: SlotHold): boolean {
  const isSame = visit.starts_at === hold.starts_at && visit.service_id === hold.service_id;
  return isSame && visit.filial.id === hold.filial_id && (visit.doctor?.id ?? null) === hold.doctor_id;
}
