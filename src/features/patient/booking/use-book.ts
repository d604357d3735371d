import { useVisitCreate } from '@generated/api/patient/patient';
import type { VisitCreateRequest } from '@generated/models/visit-create-request';
import { useRef } from 'react';

/**
 * Books with an Idempotency-Key: sending the same answers again, after a lost connection or by a second click, books once.
 * Changed answers are another attempt and get a key of their own.
 */
export function useBook(): (request: VisitCreateRequest) => Promise<number> {
  const { mutateAsync } = useVisitCreate({ mutation: { meta: { silent: [409, 422] } } });
  const last = useRef({ body: '', key: '' });

  return async (request) => {
    const body = JSON.stringify({ ...request, consent: request.consent.version });
    if (last.current.body !== body) last.current = { body, key: newKey() };
    const { data: visit } = await mutateAsync({ data: request, headers: { 'Idempotency-Key': last.current.key } });
    return visit.id;
  };
}

/** 128 random bits. (`crypto.randomUUID` is missing where a page is opened over plain HTTP.) */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
