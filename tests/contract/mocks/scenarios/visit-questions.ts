import { describe, expect, it } from 'vitest';
import type { ServiceQuestionRequest } from '#generated/models/service-question-request.ts';
import type { VisitAnswer } from '#generated/models/visit-answer.ts';
import { cancelAgain, holdFree, newBooking } from '../booking.ts';
import { START } from '../client.ts';
import { signEverybodyIn, type World } from '../world.ts';

const NOBODY = 999_999;
const SERVICE = 1;
const TERAPEVT = 1;

const stop = { text: 'Сначала к терапевту', specialisation_id: TERAPEVT, stops: true };
const yesNo = (text: string, is_required: boolean, advice: typeof stop | null = null): ServiceQuestionRequest => ({
  id: null,
  kind: 'yes_no',
  text,
  is_required,
  options: [
    { text: 'Да', advice },
    { text: 'Нет', advice: null },
  ],
});
const open: ServiceQuestionRequest = {
  id: null,
  kind: 'text',
  text: 'Что беспокоит?',
  is_required: false,
  options: [],
};

export function visitQuestionScenarios(world: World): void {
  const { client, tokens } = world;
  const path = { service: SERVICE };
  const ofClinic = (questions: ServiceQuestionRequest[], service = SERVICE) =>
    client.ask('clinicServiceQuestionsUpdate', { token: tokens.clinic, path: { service }, body: { questions } });
  const ofDoctor = (questions: ServiceQuestionRequest[], service = SERVICE) =>
    client.ask('doctorServiceQuestionsUpdate', { token: tokens.doctor, path: { service }, body: { questions } });
  const hold = async () => {
    const { id, questions = [] } = await holdFree(client, tokens.patient);
    const book = (answers?: VisitAnswer[]) => {
      const { headers, body } = newBooking(id);
      return client.ask('visitCreate', {
        token: tokens.patient,
        headers,
        body: { ...body, ...(answers && { answers }) },
      });
    };
    return { questions, book };
  };
  const everybody = () =>
    [
      ['visitAnswersUpdate', tokens.patient],
      ['clinicVisitAnswersUpdate', tokens.clinic],
      ['doctorVisitAnswersUpdate', tokens.doctor],
    ] as const;
  const clear = async () => [await ofClinic([]), await ofDoctor([])];

  describe('the questions before a visit', () => {
    it('are written, ordered and removed by the clinic and by the doctor separately', async () => {
      const [first, second] = (await ofClinic([yesNo('Есть ли аллергия?', true), open])).body.data;
      expect(first).toMatchObject({ kind: 'yes_no', is_required: true });
      const swapped = [{ ...open, id: second?.id ?? 0 }, yesNo('Курите?', false)];
      expect((await ofClinic(swapped)).body.data.map(({ text }) => text)).toEqual(['Что беспокоит?', 'Курите?']);
      const list = await client.ask('clinicServiceQuestionList', {
        token: await client.logIn('reception@demo.kz', 'clinic'),
        path,
      });
      expect(list.body.data.map(({ id }) => id)).toContain(second?.id);
      expect((await ofDoctor([open])).body.data).toHaveLength(1);
      const own = await client.ask('doctorServiceQuestionList', { token: tokens.doctor, path });
      expect(own.body.data.map(({ text }) => text)).toEqual(['Что беспокоит?']);

      expect((await ofClinic([yesNo('Курите?', false), yesNo('Курите?', false)])).errors).toHaveProperty(
        'questions.1.text',
      );
      expect((await ofClinic([{ ...open, id: NOBODY }])).errors).toHaveProperty('questions.0.id');
      expect((await ofClinic([{ ...open, kind: 'choice' }])).errors).toHaveProperty('questions.0.options');
      const lost = { ...stop, specialisation_id: NOBODY };
      expect((await ofClinic([yesNo('Курите?', false, lost)])).errors).toHaveProperty(
        'questions.0.options.0.advice.specialisation_id',
      );
      expect((await ofClinic([], NOBODY)).status).toBe(404);
      expect((await ofDoctor([], NOBODY)).status).toBe(404);
      const unknown = { path: { service: NOBODY } };
      expect((await client.ask('clinicServiceQuestionList', { token: tokens.clinic, ...unknown })).status).toBe(404);
      expect((await client.ask('doctorServiceQuestionList', { token: tokens.doctor, ...unknown })).status).toBe(404);
      const staff = { token: await client.logIn('reception@demo.kz', 'clinic'), path, body: { questions: [] } };
      expect((await client.ask('clinicServiceQuestionsUpdate', staff)).status).toBe(403);
      await clear();
    });

    it('are shown during the booking, answered during or after the booking, and the doctor reads the answers', async () => {
      await ofClinic([yesNo('Есть ли аллергия?', true, stop)]);
      await ofDoctor([open]);
      const { questions, book } = await hold();
      const [required, later] = questions;
      expect([required?.text, later?.text]).toEqual(['Есть ли аллергия?', 'Что беспокоит?']);
      expect((await book()).errors).toHaveProperty('answers');
      const say = (answer: string, question_id = required?.id ?? 0) => [{ question_id, answer }];
      expect((await book(say('Да'))).errors?.['answers']).toEqual(['Сначала к терапевту']);
      expect((await book(say('Может быть'))).errors).toHaveProperty('answers');
      expect((await book(say('Нет', NOBODY))).errors).toHaveProperty('answers');
      const booked = (await book(say('Нет'))).body.data;
      expect(booked.questions?.map(({ answer }) => answer)).toEqual(['Нет', null]);

      // Later changes of the questions don't affect the patient's answers.
      await ofClinic([{ ...yesNo('Есть ли у вас аллергия на лекарства?', true), id: required?.id ?? 0 }]);
      const visit = { path: { id: booked.id } };
      const both = [...say('Нет'), ...say('Голова', later?.id)];
      const answered = await client.ask('visitAnswersUpdate', {
        token: tokens.patient,
        ...visit,
        body: { answers: both },
      });
      expect(answered.body.data.questions).toContainEqual(
        expect.objectContaining({ text: 'Есть ли аллергия?', answer: 'Нет' }),
      );
      const read = await client.ask('doctorVisitRead', { token: tokens.doctor, ...visit });
      expect(read.body.data.record.questions).toContainEqual(expect.objectContaining({ answer: 'Голова' }));
      const wrong = { token: tokens.patient, ...visit, body: { answers: say('Нет', NOBODY) } };
      expect((await client.ask('visitAnswersUpdate', wrong)).errors).toHaveProperty('answers');
      expect((await client.ask('visitAnswersUpdate', { ...wrong, path: { id: NOBODY } })).status).toBe(404);
      await cancelAgain(client, tokens.patient, booked.id);
      for (const [operation, token] of everybody()) {
        const none = { token, ...visit, body: { answers: [] } };
        expect((await client.ask(operation, none)).code).toBe('wrong_state');
      }
      await clear();
    });

    it('can be answered until the visit begins, and only doctor and clinic may skip a required question', async () => {
      await ofClinic([yesNo('Есть ли аллергия?', true)]);
      const { questions, book } = await hold();
      const question_id = questions[0]?.id ?? 0;
      const { id, starts_at } = (await book([{ question_id, answer: 'Да' }])).body.data;
      const say = { path: { id }, body: { answers: [] } };
      for (const [operation, token] of everybody()) {
        if (operation === 'visitAnswersUpdate') continue;
        expect((await client.ask(operation, { token, ...say })).body.data[0]?.answer).toBeNull();
        expect((await client.ask(operation, { token, ...say, path: { id: NOBODY } })).status).toBe(404);
        const odd = { token, path: { id }, body: { answers: [{ question_id: NOBODY, answer: 'Да' }] } };
        expect((await client.ask(operation, odd)).errors).toHaveProperty('answers');
      }
      const byPatient = { token: tokens.patient, ...say };
      expect((await client.ask('visitAnswersUpdate', byPatient)).errors).toHaveProperty('answers');
      client.now = Date.parse(starts_at);
      await signEverybodyIn(world);
      for (const [operation, token] of everybody()) {
        expect((await client.ask(operation, { token, ...say })).code).toBe('too_late');
      }
      client.now = START;
      await signEverybodyIn(world);
      await cancelAgain(client, tokens.patient, id);
      await clear();
    });
  });
}
