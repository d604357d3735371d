import { describe, expect, it } from 'vitest';
import { every, somePath } from '../operations.ts';
import { registrationForms } from '../registration.ts';
import type { World } from '../world.ts';

export function refusalScenarios({ client, tokens }: World): void {
  describe('what the contract refuses', () => {
    it.each(every.filter(({ body }) => body !== null))(
      '$id answers 422 to a body that breaks it',
      async ({ id, role, session, ...operation }) => {
        const ofRole = { user: tokens.patient, doctor: tokens.doctor, clinic: tokens.clinic }[role ?? 'user'];
        const token = session === 'required' ? ofRole : undefined;
        const asked = {
          path: somePath({ id, role, session, ...operation }),
          ...(token === undefined ? {} : { token }),
        };
        const empty = await client.ask(id, { ...asked, body: {}, headers: { 'Idempotency-Key': 'a-key-of-its-own' } });
        expect(empty.status).toBe(422);
        expect(Object.values(empty.errors).flat()).toContain('Обязательно для заполнения');
        expect(
          (await client.ask(id, { ...asked, body: 'no json', headers: { 'Idempotency-Key': 'a-key-of-its-own' } }))
            .status,
        ).toBe(422);
      },
    );

    it('says what is wrong in Russian, by field', async () => {
      const { errors } = await client.ask('registerCompletePatient', {
        body: {
          ...registrationForms.user,
          email: 'x',
          first_name: '',
          phone: '87015550244',
          iin: '900515400124',
          birthday: '2026-02-30',
          password: 'demo2026',
          gender: 'other',
          consent: { version: '', accepted_at: 'сегодня' },
        },
      });
      expect(errors).toEqual({
        email: ['Неизвестное поле'],
        first_name: ['Обязательно для заполнения'],
        phone: ['Телефон в формате +7-XXX-XXX-XX-XX'],
        iin: ['Такого ИИН не бывает: проверьте цифры'],
        birthday: ['Некорректная дата'],
        gender: ['Недопустимое значение'],
        password: ['Не короче 8 символов: цифра, заглавная и строчная буквы'],
        'consent.version': ['Обязательно для заполнения'],
        'consent.accepted_at': ['Некорректные дата и время'],
      });
      const login = await client.ask('authLoginPatient', {
        body: { email: 'кто-то', password: 'x', remember: true, role: 'user' },
      });
      expect(login.errors).toEqual({ email: ['Некорректный email'] });
    });
  });
}
