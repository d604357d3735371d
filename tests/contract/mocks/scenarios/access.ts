import { describe, expect, it } from 'vitest';
import { START } from '../client.ts';
import { every, somePath } from '../operations.ts';
import type { World } from '../world.ts';

export function accessScenarios({ client, tokens }: World): void {
  describe('access to the API', () => {
    it.each(every.filter(({ session }) => session === 'required'))(
      'needs a valid token: $id answers 401 without a token',
      async (operation) => {
        const path = somePath(operation);
        for (const token of [undefined, 'demo-00000000000000000000']) {
          const { status } = await client.ask(operation.id, { path, ...(token === undefined ? {} : { token }) });
          expect(status).toBe(401);
        }
      },
    );

    it.each(every.filter(({ role }) => role !== null))(
      'needs the right role: $id answers 403 to another role',
      async (operation) => {
        const token = operation.role === 'clinic' ? tokens.patient : tokens.clinic;
        expect((await client.ask(operation.id, { path: somePath(operation), token })).status).toBe(403);
      },
    );

    it('ends with 401 when the session has expired', async () => {
      const short = await client.ask('authLoginPatient', {
        body: { email: 'patient@demo.kz', password: 'Demo2026', remember: false, role: 'user' },
      });
      const token = short.body.data.access_token;
      client.now = START + 86_399_000;
      expect((await client.ask('authMe', { token })).status).toBe(200);
      client.now = START + 86_400_000;
      expect((await client.ask('authMe', { token })).status).toBe(401);
      client.now = START;
    });

    it('ends with a logout for this session, but not for the other sessions of the account', async () => {
      const token = await client.logIn('patient@demo.kz');
      expect((await client.ask('authLogout', { token })).status).toBe(204);
      expect((await client.ask('authMe', { token })).status).toBe(401);
      expect((await client.ask('authMe', { token: tokens.patient })).body.data.user.full_name).toContain('Елена');
    });
  });
}
