import { describe, expect, it } from 'vitest';
import { verifyAccount } from '#mocks/rules/identity.ts';
import { bookSlot } from '../booking.ts';
import { START } from '../client.ts';
import { registered, registrationForms } from '../registration.ts';
import type { World } from '../world.ts';

const UNKNOWN = 999_999;

export function trustScenarios({ client, tokens }: World): void {
  const asPatient = (more: object = {}) => ({ token: tokens.patient, ...more });
  async function newcomer(email: string, role: 'user' | 'doctor' | 'clinic', more: object = {}) {
    const { hash } = await registered(client, email);
    const id = {
      user: 'registerCompletePatient',
      doctor: 'registerCompleteDoctor',
      clinic: 'registerCompleteClinic',
    } as const;
    return client.ask(id[role], { body: { ...registrationForms[role], ...more, hash } });
  }

  describe('the identity of a person:', () => {
    it('one IIN or BIN can’t be used by two accounts, and the error does not reveal whose account it is', async () => {
      const taken = await newcomer('second@demo.kz', 'user', { iin: '880714400258' });
      expect([taken.status, taken.code, Object.keys(taken.errors)]).toEqual([409, 'already_exists', ['iin']]);
      expect(JSON.stringify(taken.errors)).not.toMatch(/Серикова|doctor@/);
      const clinic = await newcomer('second-clinic@demo.kz', 'clinic', { bin: '160340001238' });
      expect([clinic.status, Object.keys(clinic.errors)]).toEqual([409, ['bin']]);
      const { data } = (await client.ask('patientProfile', asPatient())).body;
      const { id: _, email: __, avatar: ___, phone_confirmed_at: ____, ...profile } = data;
      const body = { ...profile, phone: '+7-707-555-01-23', iin: '880714400258' };
      expect((await client.ask('patientProfileUpdate', asPatient({ body }))).status).toBe(409);
    });

    it('a new doctor can be found and booked only after verification', async () => {
      const email = 'checked@demo.kz';
      const made = await newcomer(email, 'doctor', { iin: '900515400232', second_name: 'Проверяева' });
      const token = made.body.data.access_token;
      const check = async () =>
        (await client.ask('doctorReadiness', { token })).body.data.steps.find(({ step }) => step === 'verification')
          ?.state;
      expect(await check()).toBe('waiting');
      const { db } = client.provider;
      const { doctor_id } = db.users.findOne('email', email) ?? {};
      const { slug } = db.doctors.update(doctor_id ?? 0, { filial_ids: [1] });
      const seen = async () => {
        const { body } = await client.ask('searchSuggestions', { body: { query: 'Проверяева', region: 'all' } });
        return [(await client.ask('doctorFull', { path: { id: slug } })).status, body.data.doctors.length];
      };
      expect(await seen()).toEqual([404, 0]);
      expect(await client.provider.act((state) => verifyAccount(state, 'nobody@demo.kz'))).toBe(false);
      expect(await client.provider.act((state) => verifyAccount(state, email))).toBe(true);
      expect(await seen()).toEqual([200, 1]);
      expect(await check()).toBe('done');
    });
  });

  describe('the sessions of an account', () => {
    it('are listed without tokens, and ended one by one or all at once', async () => {
      const login = { email: 'patient@demo.kz', password: 'Demo2026', remember: false, role: 'user' };
      const headers = { 'User-Agent': 'Mozilla/5.0 Firefox/150.0' };
      const { access_token: token } = (await client.ask('authLoginPatient', { body: login, headers })).body.data;
      await client.logIn('patient@demo.kz');
      const list = async () => (await client.ask('sessionList', { token })).body.data;
      const [own, ...others] = await list();
      expect(own).toMatchObject({
        current: true,
        device: 'Mozilla/5.0 Firefox/150.0',
        expires_at: '2026-05-13T08:20:00+05:00',
      });
      expect(JSON.stringify(others)).not.toContain('demo-');
      expect(others.length).toBeGreaterThan(1);
      const path = { id: others[0]?.id ?? '' };
      expect((await client.ask('sessionDelete', { token: tokens.doctor, path })).status).toBe(404);
      expect((await client.ask('sessionDelete', { token, path })).status).toBe(204);
      expect(await list()).toHaveLength(others.length);
      expect((await client.ask('sessionDeleteOthers', { token })).status).toBe(204);
      expect(await list()).toEqual([own]);
      expect((await client.ask('authMe', { token: tokens.patient })).status).toBe(401);
      tokens.patient = token;
    });
  });

  describe('the consent of a patient', () => {
    it('has versions, and can be withdrawn unless the account or an upcoming visit needs it', async () => {
      const versions = (await client.ask('consentVersionList')).body.data;
      expect(versions[0]).toMatchObject({ version: '2026-05', valid_from: '2026-05-01' });
      const given = (await client.ask('consentList', asPatient())).body.data;
      const registration = given.find(({ purpose }) => purpose === 'registration')?.id ?? 0;
      const withdraw = (id: number) => client.ask('consentWithdraw', asPatient({ path: { id } }));
      expect((await withdraw(registration)).code).toBe('wrong_state');
      const { db } = client.provider;
      const visitOf = (id: number) => db.visits.get(db.consents.get(id)?.visit_id ?? 0);
      const coming = given.find(({ id }) => visitOf(id)?.status === 'pending');
      expect((await withdraw(coming?.id ?? 0)).code).toBe('visits_ahead');
      expect((await withdraw(UNKNOWN)).status).toBe(404);
      const past = given.find(({ id }) => visitOf(id)?.status === 'completed');
      const withdrawn = await withdraw(past?.id ?? 0);
      expect([withdrawn.status, withdrawn.body.data.withdrawn_at]).toEqual([200, '2026-05-12T08:20:00+05:00']);
      expect((await withdraw(past?.id ?? 0)).body).toEqual(withdrawn.body);
    });
  });

  describe('a public question to doctors', () => {
    const body = {
      title: 'Можно ли плавать после прививки?',
      text: 'Вчера привили от гриппа, сегодня запись в бассейн. Идти или отложить?',
      meddirection: 'terapiya',
      anonymous: true,
    };
    it('waits for moderation, and only its author sees it', async () => {
      const { data } = (await client.ask('meddirectionList')).body;
      const asked = { ...body, meddirection: data[0]?.slug ?? '' };
      const made = await client.ask('questionCreate', asPatient({ body: asked }));
      expect([made.status, made.body.data.state, made.body.data.anonymous]).toEqual([201, 'in_process', true]);
      const { id } = made.body.data;
      expect((await client.ask('questionRead', { path: { id } })).status).toBe(404);
      const found = await client.ask('questionList', { query: { q: 'плавать после прививки' } });
      expect(found.body.data).toEqual([]);
      const own = (await client.ask('patientQuestionList', asPatient())).body.data;
      expect(own[0]?.id).toBe(id);
      expect(new Set(own.map(({ state }) => state))).toEqual(new Set(['in_process', 'published', 'rejected']));
      const nowhere = { ...asked, meddirection: 'no-such-direction' };
      expect((await client.ask('questionCreate', asPatient({ body: nowhere }))).errors).toHaveProperty('meddirection');
      const waiting = own.filter(({ state }) => state === 'in_process').length;
      for (let more = waiting; more < 5; more += 1) await client.ask('questionCreate', asPatient({ body: asked }));
      expect((await client.ask('questionCreate', asPatient({ body: asked }))).status).toBe(409);
    });
  });

  describe('the deletion of an account', () => {
    it('lists what will be deleted, needs the password, and leaves no personal data', async () => {
      const email = 'leaving@demo.kz';
      const made = await newcomer(email, 'user', { iin: '900515400242' });
      const token = made.body.data.access_token;
      const visit = await bookSlot(client, token);
      const { data } = (await client.ask('accountDeletionRead', { token })).body;
      expect(data).toMatchObject({ visits: [{ id: visit.id, number: visit.number }], blocked_by: null });
      const remove = (password: string) => client.ask('accountDelete', { token, body: { password } });
      expect((await remove('wrong')).errors).toEqual({ password: ['Неверный пароль'] });
      expect((await remove('Demo2026')).status).toBe(204);
      expect((await client.ask('authMe', { token })).status).toBe(401);
      const { db } = client.provider;
      expect(db.visits.require(visit.id).status).toBe('cancelled_by_patient');
      expect(JSON.stringify([...db.users.all()])).not.toMatch(/leaving@demo|900515400242/);
      expect((await newcomer(email, 'user', { iin: '900515400242' })).status).toBe(201);
    });

    it('is refused while a doctor has booked patients or a clinic has open filials', async () => {
      const remove = (token: string, password: string) => client.ask('accountDelete', { token, body: { password } });
      const doctor = await remove(tokens.doctor, 'Demo2026');
      expect([doctor.status, doctor.code]).toEqual([409, 'visits_ahead']);
      const clinic = await remove(tokens.clinic, 'Demo2026');
      expect([clinic.status, clinic.code, Object.keys(clinic.errors)]).toEqual([409, 'last_one', ['roles']]);
      for (let tried = 0; tried < 5; tried += 1) expect((await remove(tokens.clinic, 'x')).status).toBe(422);
      expect((await remove(tokens.clinic, 'x')).status).toBe(429);
      client.now = START + 60_000;
      expect((await remove(tokens.clinic, 'x')).status).toBe(422);
      client.now = START;
    });
  });
}
