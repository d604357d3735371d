import { describe, expect, it } from 'vitest';
import { every, somePath } from '../operations.ts';
import { registrationForms } from '../registration.ts';
import { formOf } from '../uploads.ts';
import type { World } from '../world.ts';

const json = { 'Content-Type': 'application/json' };

export function refusalScenarios({ client, tokens }: World): void {
  const ofRole = () => ({ user: tokens.patient, doctor: tokens.doctor, clinic: tokens.clinic });
  describe('the validation of requests', () => {
    const withBody = every.filter(({ body }) => body !== null);

    it.each(withBody)('answers 413 to a too large body for $id', async (operation) => {
      const { id, sends } = operation;
      const body =
        sends === 'json'
          ? { first_name: 'я'.repeat(600_000) }
          : formOf(new File([new Uint8Array(54_525_953)], 'a.pdf'));
      expect((await client.ask(id, { body, path: somePath(operation) })).status).toBe(413);
    });

    it.each(withBody)('answers 415 to a wrong content type for $id', async (operation) => {
      const { id, sends } = operation;
      const body = sends === 'json' ? '{}' : 'files=a';
      for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
        const asked = { body, headers: { 'Content-Type': type }, path: somePath(operation) };
        expect((await client.ask(id, asked)).status).toBe(415);
      }
    });

    it.each(withBody.filter(({ sends }) => sends === 'json'))(
      'rejects fields of $id that are named like members of Object',
      async (operation) => {
        const { id, role, session } = operation;
        const token = session === 'required' ? ofRole()[role ?? 'user'] : undefined;
        const { status, errors } = await client.ask(id, {
          path: somePath(operation),
          body: '{"constructor":1,"__proto__":{"a":1},"toString":"x","hasOwnProperty":null,"valueOf":[]}',
          headers: { ...json, 'Idempotency-Key': 'a-key-of-its-own' },
          ...(token === undefined ? {} : { token }),
        });
        expect(status).toBe(422);
        for (const field of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
          expect(Object.entries(errors)).toContainEqual([field, ['Неизвестное поле']]);
        }
      },
    );

    it.each(withBody)('answers 422 to an invalid body of $id', async (operation) => {
      const { id, role, session, sends } = operation;
      const token = session === 'required' ? ofRole()[role ?? 'user'] : undefined;
      const ask = (body: unknown, type = {}) =>
        client.ask(id, {
          path: somePath(operation),
          body,
          headers: { ...type, 'Idempotency-Key': 'a-key-of-its-own' },
          ...(token === undefined ? {} : { token }),
        });
      const empty = await ask(sends === 'json' ? {} : new FormData());
      expect(empty.status).toBe(422);
      expect(Object.values(empty.errors).flat()).toContain('Обязательно для заполнения');
      const spoilt = await ask('{no json', sends === 'json' ? json : { 'Content-Type': 'multipart/form-data' });
      expect(spoilt.status).toBe(422);
    });

    it.each(['\u0000', '\u0007', '\n', '\u202Eabc', '\u200B', '   ', '\u00A0'])(
      'rejects %j as a name, with the error at its field',
      async (first_name) => {
        const body = { ...registrationForms.user, first_name };
        const { status, errors } = await client.ask('registerCompletePatient', { body });
        expect([status, errors['first_name']]).toEqual([422, ['Уберите невидимые символы']]);
      },
    );

    it('rejects unpaired surrogates and control characters in any text, and accepts line breaks', async () => {
      const ask = (reason: string) =>
        client.ask('visitCancel', { path: { id: 999_999 }, token: tokens.patient, body: { reason } });
      for (const text of ['\uD800', 'a\u0000', '\u2066b']) {
        expect((await ask(text)).errors['reason']).toEqual(['Уберите невидимые символы']);
      }
      expect((await ask('Первая строка\n\tи вторая 🙂')).status).toBe(404);
    });

    it('returns a code with each error, and the ids of visits that need a decision', async () => {
      const code = async (answer: Promise<{ code: string | undefined }>) => (await answer).code;
      expect(await code(client.ask('authMe'))).toBe('session_required');
      expect(await code(client.ask('doctorHome', { token: tokens.patient }))).toBe('role_required');
      expect(await code(client.ask('questionRead', { path: { id: 999_999 } }))).toBe('not_found');
      expect(await code(client.ask('passwordCodeSend', { body: {} }))).toBe('invalid');
      const answer = await client.ask('doctorAbsenceCreate', {
        token: tokens.doctor,
        body: {
          date_from: '2026-05-12',
          date_to: '2026-06-10',
          time_from: null,
          time_to: null,
          reason: 'Отпуск',
          decisions: [],
        },
      });
      expect([answer.status, answer.code]).toEqual([409, 'visits_undecided']);
      expect(answer.visitIds).toHaveLength(answer.errors['decisions']?.length ?? 0);
      expect(answer.visitIds.length).toBeGreaterThan(0);
    });

    it('rejects fractions of minutes, unsafe integers and unknown versions of a consent', async () => {
      const slot = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: '2026-05-12T14:30:30+05:00' };
      const held = await client.ask('slotHoldCreate', { token: tokens.patient, body: slot });
      expect([held.status, Object.keys(held.errors)]).toEqual([422, ['starts_at']]);
      for (const id of ['01', '99999999999999999999']) {
        expect((await client.ask('visitRead', { token: tokens.patient, path: { id } })).status).toBe(404);
        const list = await client.ask('clinicVisitList', { token: tokens.clinic, query: { filial_id: id } });
        expect([list.status, Object.keys(list.errors)]).toEqual([422, ['filial_id']]);
      }
      const consent = { version: 'zzz', accepted_at: '2999-01-01T00:00:00Z' };
      const registered = await client.ask('registerCompletePatient', { body: { ...registrationForms.user, consent } });
      expect([registered.status, Object.keys(registered.errors)]).toEqual([422, ['consent.version']]);
    });

    it('explains the error of each field in Russian', async () => {
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
        password: ['Не короче 8 символов: цифра, заглавная и строчная латинские буквы'],
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
