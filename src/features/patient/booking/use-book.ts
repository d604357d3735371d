import { useRef } from 'react';
import { useVisitCreate } from '#generated/api/patient-visits/patient-visits.ts';
import type { VisitCreateRequest } from '#generated/models/visit-create-request.ts';

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
