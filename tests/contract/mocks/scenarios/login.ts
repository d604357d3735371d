import { describe, expect, it } from 'vitest';
import { START } from '../client.ts';
import type { World } from '../world.ts';

export function loginScenarios({ client }: World): void {
  describe('the login of a person', () => {
    const body = { email: 'patient@demo.kz', password: 'Demo2026', remember: true, role: 'user' };
    it('answers an unknown e-mail like a wrong password', async () => {
      const unknown = await client.ask('authLoginPatient', { body: { ...body, email: 'nobody@demo.kz' } });
      const wrong = await client.ask('authLoginPatient', { body: { ...body, password: 'wrong' } });
      expect(unknown.status).toBe(422);
      expect(unknown.errors).toEqual({ password: ['Неверная почта или пароль'] });
      expect([wrong.status, wrong.message, wrong.errors]).toEqual([unknown.status, unknown.message, unknown.errors]);
    });

    it('reports a missing role only after the right password', async () => {
      const asDoctor = { ...body, role: 'doctor' };
      expect(
        (await client.ask('authLoginDoctor', { body: { ...asDoctor, password: 'wrong' } })).errors,
      ).not.toHaveProperty('role');
      expect((await client.ask('authLoginPatient', { body: { ...body, role: 'doctor' } })).errors).toHaveProperty(
        'role',
      );
      expect((await client.ask('authLoginDoctor', { body: { ...body, role: 'doctor' } })).errors).toHaveProperty(
        'role',
      );
      expect((await client.ask('authLoginPatient', { body: { ...body, email: 'PATIENT@demo.kz' } })).status).toBe(200);
    });

    it.each([
      ['authLoginPatient', 'user'],
      ['authLoginDoctor', 'doctor'],
      ['authLoginClinic', 'clinic'],
    ] as const)('by %s answers 429 for a minute after five wrong passwords', async (id, role) => {
      const guess = { email: `guessed-${role}@demo.kz`, password: 'wrong', remember: true, role };
      for (let n = 0; n < 5; n += 1) expect((await client.ask(id, { body: guess })).status).toBe(422);
      client.now = START + 15_000;
      const refused = await client.ask(id, { body: guess });
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe('45');
      expect(refused.message).toBe('Слишком много попыток. Повторите через 45 секунд');
      client.now = START + 60_000;
      expect((await client.ask(id, { body: guess })).status).toBe(422);
      client.now = START;
    });

    it('counts wrong passwords by network address, so that a stranger can’t lock a person out', async () => {
      const guess = { ...body, email: 'doctor@demo.kz', password: 'wrong', role: 'doctor' };
      const from = (address: string) => ({ 'X-Forwarded-For': address });
      for (let n = 0; n < 5; n += 1) await client.ask('authLoginDoctor', { body: guess, headers: from('203.0.113.7') });
      const right = { ...guess, password: 'Demo2026' };
      const stranger = await client.ask('authLoginDoctor', { body: right, headers: from('203.0.113.7') });
      expect(stranger.status).toBe(429);
      const owner = await client.ask('authLoginDoctor', { body: right, headers: from('198.51.100.4') });
      expect(owner.status).toBe(200);
    });
  });
}
