import { describe, expect, it } from 'vitest';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { bookSlot } from '../booking.ts';
import { pdf, upload } from '../uploads.ts';
import type { World } from '../world.ts';

const UNKNOWN_ID = 99_999_999;
const DOCUMENT = { category: 'conclusion', name: 'Заключение кардиолога' };

/** Documents and notes about a visit and a patient, for doctors and clinics. */
export function deskPaperScenarios({ client, tokens }: World, bookNew: () => Promise<DeskVisit>): void {
  const doctor = (more: object = {}) => ({ token: tokens.doctor, ...more });
  const clinic = (more: object = {}) => ({ token: tokens.clinic, ...more });

  describe('the documents and notes of a visit', () => {
    it('can be read with the patient’s data by the visit’s doctor and clinic, but not by another doctor', async () => {
      const { id } = await bookSlot(client, tokens.patient);
      const path = { id };
      const { visit, record } = (await client.ask('doctorVisitRead', doctor({ path }))).body.data;
      expect(visit).toMatchObject({ id, source: 'online', status: 'pending', documents_count: 0 });
      expect(record.history.map(({ text }) => text)).toEqual(['Пациент записался']);
      expect(record).toMatchObject({ email: 'patient@demo.kz', birthday: '1990-05-15', dispute: null });
      expect(record.earlier_visits_count).toBeGreaterThan(0);
      expect(record.movable_until).toBe(`${visit.starts_at.slice(0, 10)}T23:59:00+05:00`);
      expect(record.steps.map(({ status }) => status)).toEqual(['confirmed', 'cancelled_by_clinic']);
      await client.ask('clinicVisitStateUpdate', clinic({ path, body: { status: 'confirmed' } }));
      const after = (await client.ask('clinicVisitRead', clinic({ path }))).body.data;
      const hourBefore = new Date(Date.parse(visit.starts_at) - 3_600_000).getTime();
      const arrived = after.record.steps.find(({ status }) => status === 'arrived');
      expect(Date.parse(arrived?.from ?? '')).toBe(hourBefore);
      expect(after.visit.doctor_id).toBe(1);
      const other = await client.logIn('all@demo.kz', 'doctor');
      expect((await client.ask('doctorVisitRead', { token: other, path })).status).toBe(404);
      expect((await client.ask('clinicVisitRead', { token: other, path })).status).toBe(404);
    });

    it('include the patient’s objection to a mark', async () => {
      const { id, starts_at } = await bookSlot(client, tokens.patient);
      const path = { id };
      const before = client.now;
      await client.ask('doctorVisitStateUpdate', doctor({ path, body: { status: 'confirmed' } }));
      client.now = Date.parse(starts_at);
      await client.ask('doctorVisitStateUpdate', doctor({ path, body: { status: 'no_show' } }));
      const text = 'Я была на приёме';
      await client.ask('visitDispute', { token: tokens.patient, path, body: { text } });
      const mine = (await client.ask('doctorVisitRead', doctor({ path }))).body.data;
      expect(mine.record.dispute?.text).toBe(text);
      expect(mine.visit.disputed_at).toBe(mine.record.dispute?.created_at);
      expect(mine.record.history[0]?.text).toBe('Пациент сообщил, что приём не состоялся');
      expect((await client.ask('clinicVisitRead', clinic({ path }))).body.data.record.dispute?.text).toBe(text);
      client.now = before;
    });

    it('include files that only the doctor or clinic that added them can delete', async () => {
      const { id } = await bookSlot(client, tokens.patient);
      const path = { id };
      const file = await upload(client, tokens.doctor, pdf());
      const asked = { path, body: { ...DOCUMENT, file_id: file.id } };
      const { data } = (await client.ask('doctorVisitDocumentCreate', doctor(asked))).body;
      expect(data).toMatchObject({ ...DOCUMENT, visit_id: id, added_by: 'Айгуль Серикова', removable: true });
      expect((await client.ask('doctorVisitDocumentCreate', doctor(asked))).errors).toHaveProperty('file_id');
      expect((await client.ask('clinicVisitDocumentCreate', clinic(asked))).errors).toHaveProperty('file_id');
      const card = await client.ask('documentList', { token: tokens.patient, query: { visit_id: id } });
      expect(card.body.data.map((one) => one.name)).toEqual([DOCUMENT.name]);
      const read = { path: { id: data.id } };
      expect((await client.ask('doctorVisitDocumentRead', doctor(read))).body.data).toEqual(data);
      expect((await client.ask('clinicVisitDocumentRead', clinic(read))).body.data.removable).toBe(false);
      expect((await client.ask('clinicVisitDocumentDelete', clinic(read))).errors).toHaveProperty('added_by');
      const scan = await upload(client, tokens.clinic, pdf('dogovor.pdf'));
      const theirs = { path, body: { category: 'other', name: 'Договор', file_id: scan.id } };
      const added = (await client.ask('clinicVisitDocumentCreate', clinic(theirs))).body.data;
      expect(added.added_by).toBe('«Аяла» на Абая');
      expect((await client.ask('doctorVisitRead', doctor({ path }))).body.data.visit.documents_count).toBe(2);
      expect((await client.ask('doctorVisitDocumentDelete', doctor({ path: { id: added.id } }))).status).toBe(409);
      expect((await client.ask('clinicVisitDocumentDelete', clinic({ path: { id: added.id } }))).status).toBe(204);
      expect((await client.ask('doctorVisitDocumentDelete', doctor(read))).status).toBe(204);
      expect((await client.ask('doctorVisitDocumentDelete', doctor(read))).status).toBe(404);
    });

    it('include the clinic’s notes, which the doctor reads, and the doctor’s notes, which the clinic can’t read', async () => {
      const { id } = await bookNew();
      const path = { id };
      const write = (text: string) => ({ path, body: { text } });
      const mine = (await client.ask('doctorVisitNoteCreate', doctor(write('Проверить щитовидную железу')))).body.data;
      expect(mine).toMatchObject({ by: 'doctor', author: 'Серикова Айгуль Маратовна', removable: true });
      const theirs = (await client.ask('clinicVisitNoteCreate', clinic(write('Просит счёт')))).body.data;
      expect(theirs).toMatchObject({ by: 'clinic', author: 'Нұрова Гүлнар Серікқызы' });
      const ofDoctor = (await client.ask('doctorVisitRead', doctor({ path }))).body.data.record.notes;
      expect(ofDoctor.map(({ by, removable }) => [by, removable])).toEqual([
        ['clinic', false],
        ['doctor', true],
      ]);
      const ofClinic = (await client.ask('clinicVisitRead', clinic({ path }))).body.data.record.notes;
      expect(ofClinic.map(({ id: note }) => note)).toEqual([theirs.id]);
      expect((await client.ask('clinicVisitNoteDelete', clinic({ path: { id: mine.id } }))).status).toBe(404);
      expect((await client.ask('clinicVisitNoteDelete', clinic({ path: { id: theirs.id } }))).status).toBe(204);
      expect((await client.ask('doctorVisitNoteDelete', doctor({ path: { id: mine.id } }))).status).toBe(204);
      expect((await client.ask('doctorVisitNoteDelete', doctor({ path: { id: mine.id } }))).status).toBe(404);
    });

    it('include the doctor’s conclusion, which the patient reads and the receptionist can’t read', async () => {
      const past = await client.ask('visitList', { token: tokens.patient, query: { status: 'past' } });
      const visit = past.body.data.find((one) => one.doctor?.slug === 'serikova-aigul' && one.status === 'completed');
      const path = { id: visit?.id ?? 0 };
      const write = (body: object) =>
        client.ask('doctorVisitConclusionUpdate', doctor({ path, body: { referrals: [], ...body } }));
      const control_until = '2036-08-12';
      const referrals = [{ specialisation_id: 9 }, { service_id: 103 }];
      const written = (await write({ diagnosis: ' Мигрень ', control_until, referrals })).body.data;
      expect(written).toMatchObject({ complaints: null, diagnosis: 'Мигрень', control_until });
      expect(written.referrals.map((one) => (one.specialisation ?? one.service)?.title)).toEqual([
        'Офтальмолог',
        'МРТ головного мозга',
      ]);
      const read = await client.ask('visitRead', { token: tokens.patient, path });
      expect(read.body.data.conclusion).toEqual(written);
      const told = (await client.ask('notificationList', { token: tokens.patient })).body.data;
      expect(told.filter(({ kind }) => kind === 'conclusion')).toHaveLength(1);
      expect((await client.ask('doctorVisitRead', doctor({ path }))).body.data.record.conclusion).toEqual(written);
      expect((await client.ask('clinicVisitRead', clinic({ path }))).body.data.record.conclusion).toBeNull();
      const replaced = (await write({ prescriptions: 'Покой' })).body.data;
      expect(replaced).toMatchObject({ diagnosis: null, prescriptions: 'Покой', referrals: [] });
      const again = (await client.ask('notificationList', { token: tokens.patient })).body.data;
      expect(again.filter(({ kind }) => kind === 'conclusion')).toHaveLength(1);

      expect((await write({ diagnosis: ' ' })).errors).toHaveProperty('diagnosis');
      expect((await write({ control_until: visit?.starts_at.slice(0, 10) })).errors).toHaveProperty('control_until');
      for (const wrong of [{}, { specialisation_id: 9, service_id: 103 }, { service_id: UNKNOWN_ID }]) {
        expect((await write({ referrals: [wrong] })).errors).toHaveProperty('referrals');
      }
      expect((await write({ referrals: [{ service_id: 103 }, { service_id: 103 }] })).errors).toHaveProperty(
        'referrals',
      );

      const remove = () => client.ask('doctorVisitConclusionDelete', doctor({ path }));
      expect((await remove()).status).toBe(204);
      expect((await remove()).status).toBe(404);
      const { id } = await bookNew();
      const early = { path: { id }, body: { diagnosis: 'Мигрень', referrals: [] } };
      expect((await client.ask('doctorVisitConclusionUpdate', doctor(early))).status).toBe(409);
    });

    it('can’t be read or added for an unknown visit', async () => {
      const path = { id: UNKNOWN_ID };
      const text = { path, body: { text: 'Заметка' } };
      const file = { path, body: { ...DOCUMENT, file_id: 1 } };
      const answers = [
        await client.ask('doctorVisitNoteCreate', doctor(text)),
        await client.ask('clinicVisitNoteCreate', clinic(text)),
        await client.ask('doctorVisitDocumentCreate', doctor(file)),
        await client.ask('clinicVisitDocumentCreate', clinic(file)),
        await client.ask('doctorVisitDocumentRead', doctor({ path })),
        await client.ask('clinicVisitDocumentRead', clinic({ path })),
        await client.ask('clinicVisitDocumentDelete', clinic({ path })),
        await client.ask(
          'doctorVisitConclusionUpdate',
          doctor({ path, body: { diagnosis: 'Мигрень', referrals: [] } }),
        ),
        await client.ask('doctorPatientRead', doctor({ path })),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    });
  });

  describe('the list of a doctor’s patients', () => {
    it('finds a patient by name, phone or birthday, and shows only the visits to this doctor', async () => {
      const all = (await client.ask('doctorPatientList', doctor({ query: { per_page: 100 } }))).body;
      const seen = all.data.map(({ last_visit_at }) => Date.parse(last_visit_at ?? '1970-01-01'));
      expect(seen).toEqual(seen.toSorted((a, b) => b - a));
      const found = (await client.ask('doctorPatientList', doctor({ query: { q: 'осипова еле' } }))).body.data;
      expect(found.map(({ full_name }) => full_name)).toEqual(['Осипова Елена Игоревна']);
      const [elena] = found;
      // The search finds the end of a phone number, a birthday, and a name in Latin letters.
      for (const q of ['0123', 'осипова 0123', '15.05.1990', 'osipova']) {
        const same = (await client.ask('doctorPatientList', doctor({ query: { q } }))).body.data;
        expect(same.map(({ id }) => id)).toContain(elena?.id);
      }
      const read = (await client.ask('doctorPatientRead', doctor({ path: { id: elena?.id ?? 0 } }))).body.data;
      expect(read.patient).toEqual(elena);
      expect(read.visits.every(({ client_id }) => client_id === elena?.id)).toBe(true);
      expect(read.visits.filter(({ status }) => status === 'completed')).toHaveLength(elena?.visits_count ?? -1);
      expect(read.documents.map(({ name }) => name)).toContain('Заключение кардиолога');
      expect((await client.ask('doctorPatientList', doctor({ query: { page: 0 } }))).status).toBe(422);
    });
  });
}
