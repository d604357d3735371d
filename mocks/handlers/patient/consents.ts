import * as consentsMocks from '#generated/mocks/patient-consents/patient-consents.msw.ts';
import { implement } from '../../implement.ts';

export const consents = implement(consentsMocks)({
  /** Newest first. A consent is withdrawn through support, and nobody there listens: all of them stand. */
  consentList: ({ db, user }) => ({
    data: db.consents
      .find('user', user.id)
      .toSorted((a, b) => Date.parse(b.accepted_at) - Date.parse(a.accepted_at) || b.id - a.id)
      .map(({ id, purpose, version, accepted_at }) => ({
        id,
        purpose: purpose === 'visit' ? 'booking' : 'registration',
        version,
        accepted_at,
        withdrawn_at: null,
      })),
  }),
});
