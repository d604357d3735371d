import { expect, it } from 'vitest';
import { createProvider } from '#mocks/node.ts';
import { demoAccounts } from '@/features/auth/entry/demo-access';
import { documents } from '@/features/public/conditions/documents';
import { CONSENT_VERSION } from '@/shared/config/consent';

const paths = { user: 'patient', doctor: 'doctor', clinic: 'clinic' } as const;

it.each(demoAccounts)(
  'a person logs in with the demo account: $title',
  async ({ email, password, cabinet = 'clinic' }) => {
    const provider = createProvider({ scale: 'small' });
    const request = new Request(`http://provider.test/api/v0/auth/login/${paths[cabinet]}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, remember: true, role: cabinet }),
    });
    expect((await provider.respond(request)).status).toBe(200);
  },
);

it('a consent contains the version of the document that the person saw', () => {
  expect(documents['processing-personal-data'].version).toBe(CONSENT_VERSION);
});
