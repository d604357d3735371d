import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

const COMPLAINT = { reason: 'not_patient', text: 'Такого пациента у нас не было.' } as const;

export function feedbackScenarios({ client, tokens }: World): void {
  const doctor = () => ({ token: tokens.doctor });
  const clinic = () => ({ token: tokens.clinic });
  const firstUnanswered = async () => {
    const query = { unanswered: 'true', doctor_id: 1 };
    const { data } = (await client.ask('clinicFeedbackList', { ...clinic(), query })).body;
    const [review] = data;
    if (review === undefined) throw new Error('every review is answered');
    return { path: { id: review.id }, review };
  };

  describe('the reviews of a clinic', () => {
    it('are the reviews of all its filials, and can be filtered by filial, doctor, stars and reply', async () => {
      const all = (await client.ask('clinicFeedbackList', clinic())).body;
      expect(all.meta.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(all.meta.total);
      const query = { filial_id: 1, doctor_id: 1, rating: 5, unanswered: 'false', sort: 'old' };
      const { data, meta } = (await client.ask('clinicFeedbackList', { ...clinic(), query })).body;
      expect(data.length).toBeGreaterThan(0);
      for (const row of data) {
        expect([row.filial?.id, row.doctor?.id, row.rating, row.reply === null]).toEqual([1, 1, 5, false]);
      }
      // The figures depend on the filial and the doctor; filters by stars or replies don't change
      // them.
      const place = { filial_id: 1, doctor_id: 1 };
      const here = (await client.ask('clinicFeedbackList', { ...clinic(), query: place })).body.meta;
      expect(here.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(here.total);
      expect(here.total).toBeLessThan(all.meta.total);
      expect([meta.unanswered, meta.distribution]).toEqual([here.unanswered, here.distribution]);
      const times = data.map(({ created_at }) => created_at);
      expect(times).toEqual(times.toSorted());
      for (const foreign of [{ filial_id: 7 }, { doctor_id: 5233 }, { rating: 6 }]) {
        const asked = await client.ask('clinicFeedbackList', { ...clinic(), query: foreign });
        expect([asked.status, Object.keys(asked.errors)]).toEqual([422, Object.keys(foreign)]);
      }
    });

    it('are listed for a doctor newest first, and on request only the reviews without a reply', async () => {
      const list = async (query: Record<string, string | number>) =>
        (await client.ask('doctorFeedbackList', { ...doctor(), query: { per_page: 50, ...query } })).body.data;
      const all = await list({});
      const times = all.map(({ created_at }) => created_at);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(new Set(all.map(({ reply }) => reply === null)).size).toBe(2);
      const withAnswer = async (unanswered: string) =>
        new Set((await list({ unanswered })).map(({ reply }) => reply !== null));
      expect(await withAnswer('true')).toEqual(new Set([false]));
      expect(await withAnswer('false')).toEqual(new Set([true]));
    });

    it('get one reply, and show whether the clinic or the doctor wrote it', async () => {
      const { path, review } = await firstUnanswered();
      const answered = await client.ask('clinicFeedbackReplyUpdate', {
        ...clinic(),
        path,
        body: { text: ' Ждём вас. ' },
      });
      expect(answered.body.data.reply).toMatchObject({ by: 'clinic', text: 'Ждём вас.' });
      const shown = await client.ask('doctorFeedbacks', { path: { id: 'serikova-aigul' }, query: { per_page: 50 } });
      expect(shown.body.data.find(({ id }) => id === review.id)?.reply?.by).toBe('clinic');
      const other = await client.ask('doctorFeedbackReplyUpdate', { ...doctor(), path, body: { text: 'И я.' } });
      expect([other.status, Object.keys(other.errors)]).toEqual([409, ['text']]);
      expect((await client.ask('doctorFeedbackReplyDelete', { ...doctor(), path })).status).toBe(409);
      const gone = await client.ask('clinicFeedbackReplyDelete', { ...clinic(), path });
      expect([gone.status, gone.body.data.reply]).toEqual([200, null]);
      expect((await client.ask('clinicFeedbackReplyDelete', { ...clinic(), path })).status).toBe(200);

      await client.ask('doctorFeedbackReplyUpdate', { ...doctor(), path, body: { text: 'Спасибо.' } });
      expect((await client.ask('clinicFeedbackReplyUpdate', { ...clinic(), path, body: { text: 'Да' } })).status).toBe(
        409,
      );
      expect((await client.ask('clinicFeedbackReplyDelete', { ...clinic(), path })).status).toBe(409);
      const back = await client.ask('doctorFeedbackReplyDelete', { ...doctor(), path });
      expect(back.body.data.reply).toBe(null);
      const empty = await client.ask('clinicFeedbackReplyUpdate', { ...clinic(), path, body: { text: ' ' } });
      expect(empty.errors).toHaveProperty('text');
    });

    it('get a reply, and the patient who wrote the review is notified', async () => {
      const { data } = (await client.ask('reviewList', { token: tokens.patient, query: { state: 'published' } })).body;
      const own = data.find(({ reply, doctor: of }) => reply === null && of?.id === 1);
      if (own === undefined) throw new Error('the patient has no unanswered review of the doctor');
      const path = { id: own.id };
      await client.ask('doctorFeedbackReplyUpdate', { ...doctor(), path, body: { text: 'Спасибо, Елена!' } });
      const told = await client.ask('notificationList', { token: tokens.patient });
      const reply = { kind: 'reply', target: { kind: 'review', id: own.id } };
      // Skips notifications about visits that another scenario ended on a later day.
      expect(told.body.data.find(({ kind }) => kind !== 'visit_ended')).toMatchObject(reply);
      await client.ask('doctorFeedbackReplyDelete', { ...doctor(), path });
    });

    it('can be reported by the clinic and the doctor, each with a reason of their own', async () => {
      const { path, review } = await firstUnanswered();
      const complained = await client.ask('clinicFeedbackComplaintUpdate', { ...clinic(), path, body: COMPLAINT });
      expect(complained.body.data.complaint).toMatchObject({ ...COMPLAINT, state: 'received', answer: null });
      const changed = { reason: 'insult', text: '' } as const;
      const again = await client.ask('clinicFeedbackComplaintUpdate', { ...clinic(), path, body: changed });
      expect(again.body.data.complaint).toMatchObject(changed);
      const query = { per_page: 50 };
      const own = (await client.ask('doctorFeedbackList', { ...doctor(), query })).body;
      expect(own.data.find(({ id }) => id === review.id)?.complaint).toBe(null);
      await client.ask('doctorFeedbackComplaintUpdate', { ...doctor(), path, body: COMPLAINT });
      const mine = { ...doctor(), query: { complained: 'true' } };
      const { data, meta } = (await client.ask('doctorFeedbackList', mine)).body;
      expect([meta.total, data.some(({ id }) => id === review.id)]).toEqual([meta.complaints, true]);

      const declined = data.find(({ complaint }) => complaint?.state === 'declined');
      expect(declined?.complaint?.answer).toContain('Отзыв остаётся');
      const late = { path: { id: declined?.id ?? 0 }, body: COMPLAINT };
      expect((await client.ask('doctorFeedbackComplaintUpdate', { ...doctor(), ...late })).status).toBe(409);
      const silent = { path, body: { reason: 'other', text: '' } };
      expect((await client.ask('doctorFeedbackComplaintUpdate', { ...doctor(), ...silent })).errors).toHaveProperty(
        'text',
      );
      expect((await client.ask('clinicFeedbackComplaintUpdate', { ...clinic(), ...silent })).status).toBe(422);
    });

    it('are hidden from another clinic by a 404', async () => {
      const { path } = await firstUnanswered();
      const token = await client.logIn('all@demo.kz', 'clinic');
      const text = { body: { text: 'Спасибо' } };
      expect((await client.ask('clinicFeedbackReplyUpdate', { token, path, ...text })).status).toBe(404);
      expect((await client.ask('clinicFeedbackReplyDelete', { token, path })).status).toBe(404);
      expect((await client.ask('clinicFeedbackComplaintUpdate', { token, path, body: COMPLAINT })).status).toBe(404);
      expect((await client.ask('doctorFeedbackReplyDelete', { token, path })).status).toBe(404);
      expect((await client.ask('doctorFeedbackComplaintUpdate', { token, path, body: COMPLAINT })).status).toBe(404);
    });

    it('can’t be reported by the clinic again after moderation', async () => {
      const mine = { ...clinic(), query: { complained: 'true', per_page: 50 } };
      const { data } = (await client.ask('clinicFeedbackList', mine)).body;
      const declined = data.find(({ complaint }) => complaint?.state === 'declined');
      const late = { path: { id: declined?.id ?? 0 }, body: COMPLAINT };
      const { status, errors } = await client.ask('clinicFeedbackComplaintUpdate', { ...clinic(), ...late });
      expect([status, Object.keys(errors)]).toEqual([409, ['reason']]);
    });
  });
}
