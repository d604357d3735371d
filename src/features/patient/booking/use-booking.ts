import { useNavigate } from '@tanstack/react-router';
import { useState, useRef } from 'react';
import { useVisitCreate } from '#generated/api/patient/patient.ts';
import type { VisitCreateRequest } from '#generated/models/visit-create-request.ts';
import type { BookedService } from './booking-offer';
import type { SlotHoldState } from './use-slot-hold';

interface Choice {
  readonly link: BookedService;
  readonly startsAt: string;
}

/**
 * Service and time stand in the address; these change them there, with what was typed left alone. `before` is what was held
 * last, when something else is chosen now: it stays held until the new choice is.
 */
export function useChoice({ link, startsAt }: Choice, state: SlotHoldState) {
  const navigate = useNavigate();
  const [held, setHeld] = useState<Choice>();
  if (state.kind === 'held' && (held?.link.service.id !== link.service.id || held.startsAt !== startsAt)) {
    setHeld({ link, startsAt });
  }

  const change = (next: { service?: number; starts_at?: string }) =>
    void navigate({
      to: '/fo/patient/schedule-record',
      search: (old) => ({ ...old, ...next }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  const before = held && (held.startsAt !== startsAt || held.link.service.id !== link.service.id) ? held : undefined;

  return {
    chooseService: (service: number) => change({ service }),
    chooseTime: (starts_at: string) => change({ starts_at }),
    before: before && {
      ...before,
      keep: () => change({ service: before.link.service.id, starts_at: before.startsAt }),
    },
  };
}

/**
 * Books with an Idempotency-Key: sending the same answers again, after a lost connection or by a second click, books once.
 * Changed answers are another attempt and get a key of their own.
 */
export function useBook(): (request: VisitCreateRequest) => Promise<number> {
  const { mutateAsync } = useVisitCreate({ mutation: { meta: { silent: [409, 422] } } });
  const last = useRef<Attempt>(undefined);

  return async (request) => {
    if (last.current === undefined || answersOf(last.current.request) !== answersOf(request)) {
      last.current = { request, key: newKey() };
    }
    // The first request word for word: with the moment of a second consent the key would stand for two bodies.
    const { request: data, key } = last.current;
    const { data: visit } = await mutateAsync({ data, headers: { 'Idempotency-Key': key } });
    return visit.id;
  };
}

interface Attempt {
  readonly request: VisitCreateRequest;
  readonly key: string;
}

/** What the person decided, without the moment at which they pressed the button. */
function answersOf({ consent, ...answers }: VisitCreateRequest): string {
  return JSON.stringify({ ...answers, consent: consent.version });
}

/** 128 random bits. (`crypto.randomUUID` is missing where a page is opened over plain HTTP.) */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
