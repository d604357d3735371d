import { describe, expect, it } from 'vitest';
import { pdf, png, upload, PUBLIC_PICTURE } from '../uploads.ts';
import type { World } from '../world.ts';

const UNKNOWN_ID = 999_999;
const PROFILE = {
  first_name: 'Елена',
  second_name: 'Осипова',
  third_name: '',
  phone: '+7-707-555-01-23',
  iin: '900515400123',
  birthday: '1990-05-15',
  gender: 'female',
  address: 'пр. Абая, 10',
  citizenship_id: 1,
};

export function patientRecordScenarios({ client, tokens }: World): void {
  const asPatient = (more: object = {}) => ({ token: tokens.patient, ...more });
  const asOther = async (more: object = {}) => ({ token: await client.logIn('all@demo.kz'), ...more });

  describe('the personal data of a patient', () => {
    it('can be changed, and an error names the wrong field', async () => {
      const { body } = await client.ask('patientProfileUpdate', asPatient({ body: PROFILE }));
      expect(body.data).toMatchObject({ ...PROFILE, third_name: null });
      expect((await client.ask('patientProfile', asPatient())).body).toEqual(body);
      const future = { ...PROFILE, birthday: '2027-01-01' };
      expect((await client.ask('patientProfileUpdate', asPatient({ body: future }))).errors).toHaveProperty('birthday');
      const nowhere = { ...PROFILE, citizenship_id: UNKNOWN_ID };
      expect((await client.ask('patientProfileUpdate', asPatient({ body: nowhere }))).errors).toHaveProperty(
        'citizenship_id',
      );
    });

    it('must contain an IIN unless the patient is a foreigner, who may enter a document instead', async () => {
      const answers = async (more: object) =>
        client.ask('patientProfileUpdate', await asOther({ body: { ...PROFILE, iin: null, ...more } }));
      for (const citizenship_id of [1, null]) {
        expect((await answers({ citizenship_id })).errors).toEqual({ iin: ['Обязательно для заполнения'] });
      }
      const foreign = await answers({ citizenship_id: 7, document_number: 'N 01234567' });
      expect(foreign.body.data).toMatchObject({ iin: null, citizenship_id: 7, document_number: 'N 01234567' });
      expect((await answers({ citizenship_id: 7 })).body.data.document_number).toBeNull();
      const home = await client.ask('patientHome', await asOther());
      expect(home.body.data.missing_profile_fields).not.toContain('iin');
    });

    it('can’t include a parent who is still a child by the birth date', async () => {
      const body = { relation: 'father', first_name: 'Али', second_name: 'Осипов', gender: 'male' } as const;
      const young = await client.ask('familyMemberCreate', asPatient({ body: { ...body, birthday: '2020-06-01' } }));
      expect(Object.keys(young.errors)).toEqual(['birthday']);
    });

    it('can omit a relative’s phone and IIN, but can’t repeat another person’s IIN', async () => {
      const own = { phone: '+7-707-555-41-07', citizenship_id: 1, iin: '160902500058', document_number: null };
      const body = {
        relation: 'son',
        first_name: 'Али',
        second_name: 'Осипов',
        birthday: '2016-09-02',
        gender: 'male',
      } as const;
      const added = (await client.ask('familyMemberCreate', asPatient({ body: { ...body, ...own } }))).body.data;
      expect(added).toMatchObject(own);
      const again = await client.ask('familyMemberCreate', asPatient({ body: { ...body, ...own } }));
      expect([again.status, Object.keys(again.errors)]).toEqual([409, ['iin']]);
      const twin = (await client.ask('familyMemberCreate', asPatient({ body }))).body.data;
      expect(twin).toMatchObject({ phone: null, iin: null });
      const path = { id: twin.id };
      const taken = await client.ask('familyMemberUpdate', asPatient({ path, body: { ...body, iin: own.iin } }));
      expect(taken.status).toBe(409);
      const nowhere = await client.ask(
        'familyMemberUpdate',
        asPatient({ path, body: { ...body, citizenship_id: 9999 } }),
      );
      expect(Object.keys(nowhere.errors)).toEqual(['citizenship_id']);
      for (const { id } of [added, twin]) await client.ask('familyMemberDelete', asPatient({ path: { id } }));
    });

    it('include a photo, which must be a picture uploaded by the patient', async () => {
      const picture = await upload(client, tokens.patient, png());
      const set = (file_id: number | null) => client.ask('patientAvatarUpdate', asPatient({ body: { file_id } }));
      const { avatar } = (await set(picture.id)).body.data;
      expect(avatar).toMatch(PUBLIC_PICTURE);
      expect((await client.ask('authMe', asPatient())).body.data.user.avatar).toBe(avatar);
      expect((await set((await upload(client, tokens.patient, pdf())).id)).errors).toHaveProperty('file_id');
      expect((await set((await upload(client, tokens.doctor, png())).id)).status).toBe(422);
      expect((await set(null)).body.data.avatar).toBeNull();
    });

    it('include relatives, who can be edited, and removed unless they have an upcoming visit', async () => {
      const family = (await client.ask('familyMemberList', asPatient())).body.data;
      const mark = family.find(({ first_name }) => first_name === 'Марк');
      const body = {
        relation: 'son',
        first_name: 'Тимур',
        second_name: 'Осипов',
        birthday: '2019-01-02',
        gender: 'male',
      };
      const added = (await client.ask('familyMemberCreate', asPatient({ body }))).body.data;
      const path = { id: added.id };
      const renamed = { ...body, third_name: 'Андреевич' };
      expect((await client.ask('familyMemberUpdate', asPatient({ path, body: renamed }))).body.data).toMatchObject(
        renamed,
      );
      const future = { ...body, birthday: '2030-01-01' };
      expect((await client.ask('familyMemberUpdate', asPatient({ path, body: future }))).status).toBe(422);
      expect((await client.ask('familyMemberUpdate', await asOther({ path, body }))).status).toBe(404);
      expect((await client.ask('familyMemberDelete', await asOther({ path }))).status).toBe(404);
      expect((await client.ask('familyMemberDelete', asPatient({ path }))).status).toBe(204);
      expect((await client.ask('familyMemberDelete', asPatient({ path }))).status).toBe(404);
      const busy = await client.ask('familyMemberDelete', asPatient({ path: { id: mark?.id ?? 0 } }));
      expect([busy.status, Object.keys(busy.errors)]).toEqual([409, ['family_member_id']]);
    });
  });

  describe('the medical card of a patient', () => {
    it('keeps the history of height and weight', async () => {
      const before = (await client.ask('medicalCardRead', asPatient())).body.data;
      expect(before.measurements).toHaveLength(8);
      const body = { blood_type: 'O', rh_factor: 'positive', height: 168, weight: 63.8 };
      const after = (await client.ask('medicalCardUpdate', asPatient({ body }))).body.data;
      expect(after.measurements.at(-1)).toEqual({ at: '2026-05-12T08:20:00+05:00', height: 168, weight: 63.8 });
      expect(after).toMatchObject({ ...body, updated_at: '2026-05-12T08:20:00+05:00' });
      expect((await client.ask('medicalCardUpdate', asPatient({ body }))).body.data).toEqual(after);
      expect((await client.ask('medicalCardRead', await asOther())).body.data).toMatchObject({
        blood_type: null,
        measurements: [],
        documents_count: 0,
      });
    });

    it('is separate for each family member', async () => {
      const family = (await client.ask('familyMemberList', asPatient())).body.data;
      const family_member_id = family.find(({ first_name }) => first_name === 'Марк')?.id ?? 0;
      const query = { family_member_id };
      const card = (await client.ask('medicalCardRead', asPatient({ query }))).body.data;
      expect(card).toMatchObject({ height: 136, weight: 30.2, documents_count: 2 });
      expect(card.measurements).toHaveLength(4);
      const mother = (await client.ask('medicalCardRead', asPatient())).body.data;
      const { blood_type, rh_factor } = card;
      const body = { blood_type, rh_factor, height: 137, weight: 30.5 };
      expect((await client.ask('medicalCardUpdate', asPatient({ query, body }))).body.data.measurements).toHaveLength(
        5,
      );
      expect((await client.ask('medicalCardRead', asPatient())).body.data).toEqual(mother);

      const papers = (await client.ask('documentList', asPatient({ query }))).body;
      expect(papers.data.map((row) => row.family_member_id)).toEqual([family_member_id, family_member_id]);
      expect(papers.meta.counts).toMatchObject({ conclusion: 1, vaccination: 1, analysis: 0 });
      const visit_id = papers.data.find((row) => row.visit_id !== null)?.visit_id ?? 0;
      expect((await client.ask('documentList', asPatient({ query: { visit_id } }))).body.data).toHaveLength(1);

      const file = await upload(client, tokens.patient, pdf());
      const paper = { category: 'vaccination', name: 'Прививка от кори', file_id: file.id };
      const wrong = { ...paper, visit_id, family_member_id: null };
      expect((await client.ask('documentCreate', asPatient({ body: wrong }))).errors).toHaveProperty('visit_id');
      const added = (await client.ask('documentCreate', asPatient({ body: { ...paper, ...query } }))).body.data;
      expect(added).toMatchObject({ family_member_id, visit_id: null });
      expect((await client.ask('medicalCardRead', asPatient({ query }))).body.data.documents_count).toBe(3);
      await client.ask('documentDelete', asPatient({ path: { id: added.id } }));

      for (const stranger of [await asOther({ query }), asPatient({ query: { family_member_id: UNKNOWN_ID } })]) {
        expect((await client.ask('medicalCardRead', stranger)).status).toBe(404);
        expect((await client.ask('medicalCardUpdate', { ...stranger, body })).status).toBe(404);
        expect((await client.ask('documentList', stranger)).status).toBe(404);
      }
      const nonsense = asPatient({ query: { family_member_id: 0 } });
      expect((await client.ask('medicalCardRead', nonsense)).errors).toHaveProperty('family_member_id');
    });

    it('lists documents by category and visit, newest first', async () => {
      const all = (await client.ask('documentList', asPatient({ query: { per_page: 100 } }))).body;
      expect(all.meta.total).toBe(7);
      const times = all.data.map(({ created_at }) => created_at);
      expect(times).toEqual(times.toSorted().toReversed());
      const analyses = await client.ask('documentList', asPatient({ query: { category: 'analysis' } }));
      expect(analyses.body.data.map(({ name }) => name)).toEqual(['Общий анализ крови', 'Ферритин, витамин D']);
      const visit_id = all.data.find((document) => document.visit_id !== null)?.visit_id ?? 0;
      const ofVisit = await client.ask('documentList', asPatient({ query: { visit_id } }));
      expect(ofVisit.body.data.every((document) => document.visit_id === visit_id)).toBe(true);
      expect(ofVisit.body.meta.total).toBeGreaterThan(0);
      expect((await client.ask('documentList', asPatient({ query: { category: 'letters' } }))).status).toBe(422);
      expect(all.meta.counts).toMatchObject({ analysis: 2, conclusion: 2, referral: 1, other: 0 });
      expect(analyses.body.meta.counts).toEqual(all.meta.counts);
      expect(all.data.slice(0, 4).map(({ added_by }) => added_by)).toEqual([
        null,
        'Гүлмира Ахметова',
        'Гүлмира Ахметова',
        '«Аяла» на Абая',
      ]);
      const { name: file_name, size: file_size } = all.data[0]?.file ?? { name: '', size: 0 };
      const sameFile = (await client.ask('documentList', asPatient({ query: { file_name, file_size } }))).body;
      expect(sameFile.data.map(({ file }) => [file.name, file.size])).toContainEqual([file_name, file_size]);
      expect(sameFile.data.every(({ file }) => file.name === file_name && file.size === file_size)).toBe(true);
      const longer = asPatient({ query: { file_name, file_size: file_size + 1 } });
      expect((await client.ask('documentList', longer)).body.data).toEqual([]);
      expect((await client.ask('documentList', await asOther())).body.meta.total).toBe(0);
      for (const { file } of all.data) {
        const served = await client.provider.respond(new Request(`http://mocks.test${file.path}`));
        expect(served.headers.get('Content-Type')).toBe(file.type);
      }
    });

    it('renames a document and changes its category without changing the other fields', async () => {
      const [before] = (await client.ask('documentList', asPatient())).body.data;
      const path = { id: before?.id ?? 0 };
      const body = { category: 'other', name: 'Анализ крови, май' };
      const changed = (await client.ask('documentUpdate', asPatient({ path, body }))).body.data;
      expect(changed).toEqual({ ...before, ...body });
      expect((await client.ask('documentRead', asPatient({ path }))).body.data).toEqual(changed);
      const refused = await client.ask('documentUpdate', asPatient({ path, body: { category: 'letters', name: '' } }));
      expect(Object.keys(refused.errors)).toEqual(['category', 'name']);
      expect((await client.ask('documentUpdate', await asOther({ path, body }))).status).toBe(404);
    });

    it('adds a document once, and deletes it with its file', async () => {
      const file = await upload(client, tokens.patient, pdf());
      const body = { category: 'examination', name: 'ЭКГ', file_id: file.id, visit_id: 1 };
      const created = await client.ask('documentCreate', asPatient({ body }));
      expect(created.body.data).toMatchObject({ name: 'ЭКГ', file, visit_id: 1, added_by: null });
      expect((await client.ask('documentCreate', asPatient({ body }))).errors).toHaveProperty('file_id');
      const path = { id: created.body.data.id };
      expect((await client.ask('documentRead', asPatient({ path }))).body).toEqual(created.body);
      expect((await client.ask('documentRead', await asOther({ path }))).status).toBe(404);
      expect((await client.ask('documentDelete', await asOther({ path }))).status).toBe(404);
      expect((await client.ask('documentDelete', asPatient({ path }))).status).toBe(204);
      expect((await client.ask('documentRead', asPatient({ path }))).status).toBe(404);
      expect((await client.provider.respond(new Request(`http://mocks.test${file.path}`))).status).toBe(404);
      expect((await client.ask('documentCreate', asPatient({ body }))).status).toBe(422);
      const second = await upload(client, tokens.patient, pdf());
      const foreign = { ...body, file_id: second.id, visit_id: UNKNOWN_ID };
      expect((await client.ask('documentCreate', asPatient({ body: foreign }))).status).toBe(422);
    });
  });
}
