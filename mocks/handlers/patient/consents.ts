import * as consentsMocks from '#generated/mocks/patient-consents/patient-consents.msw.ts';
import type { ConsentRecord } from '#generated/models/consent-record.ts';
import type { ConsentRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { withdrawConsent } from '../../rules/consents.ts';

export const consents = implement(consentsMocks)({
  /** Consents, newest first. */
  consentList: ({ db, user }) => ({
    data: db.consents
      .find('user', user.id)
      .toSorted((a, b) => Date.parse(b.accepted_at) - Date.parse(a.accepted_at) || b.id - a.id)
      .map(consentView),
  }),

  consentWithdraw: ({ db, user, path, now }) => ({ data: consentView(withdrawConsent(db, user, path.id, now)) }),
});

function consentView({ id, purpose, version, accepted_at, withdrawn_at }: ConsentRow): ConsentRecord {
  return {
    id,
    purpose: purpose === 'visit' ? 'booking' : 'registration',
    version,
    accepted_at,
    withdrawn_at: withdrawn_at ?? null,
  };
}
