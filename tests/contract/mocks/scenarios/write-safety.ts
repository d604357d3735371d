import { describe, expect, it } from 'vitest';
import contract from '#generated/openapi.json' with { type: 'json' };
import type { Operation, OperationId } from '#mocks/validate/contract.ts';
import { START } from '../client.ts';
import { every } from '../operations.ts';
import { formOf, pdf, png } from '../uploads.ts';
import type { World } from '../world.ts';

const DAY_MS = 86_400_000;
const child = {
  relation: 'daughter',
  first_name: 'Алия',
  second_name: 'Осипова',
  third_name: null,
  birthday: '2019-04-02',
  gender: 'female',
};

type Paths = Record<string, Record<string, { requestBody: { content: Record<string, { examples?: object }> } }>>;

/** The request body of an update, from the contract's example. */
function exampleOf({ path, method }: Operation): unknown {
  const { requestBody } = (contract.paths as unknown as Paths)[path]?.[method] ?? {};
  const examples = requestBody?.content['application/json']?.examples;
  return (Object.values(examples ?? {})[0] as { value: unknown } | undefined)?.value;
}

/** Ids of the demo people's records where the id is not 1. */
const ids: Partial<Record<OperationId, number>> = { clinicClientUpdate: 18, clinicNewsUpdate: 103 };

export function writeSafetyScenarios({ client, tokens }: World): void {
  const add = (key: string, body: object = child, token = tokens.patient) =>
    client.ask('familyMemberCreate', { token, body, headers: { 'Idempotency-Key': key } });
  const family = async (token = tokens.patient) => (await client.ask('familyMemberList', { token })).body.data.length;

  describe('a request repeated with its idempotency key', () => {
    it('is carried out once and gets the first response again', async () => {
      const before = await family();
      const first = await add('a-key-for-one-child');
      const path = { id: first.body.data.id };
      await client.ask('familyMemberUpdate', { token: tokens.patient, path, body: { ...child, first_name: 'Дана' } });
      const again = await add('a-key-for-one-child');
      expect([first.status, first.headers.get('Idempotent-Replayed')]).toEqual([201, null]);
      expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
      expect(again.body).toEqual(first.body);
      expect(await family()).toBe(before + 1);
      await client.ask('familyMemberDelete', { token: tokens.patient, path });
    });

    it('is rejected if the body or the operation is different', async () => {
      const { body } = await add('a-key-used-elsewhere');
      const other = await add('a-key-used-elsewhere', { ...child, gender: 'male' });
      expect([other.status, other.code, Object.keys(other.errors)]).toEqual([422, 'key_reused', ['Idempotency-Key']]);
      const upload = { body: formOf(pdf()), headers: { 'Idempotency-Key': 'a-key-used-elsewhere' } };
      expect((await client.ask('fileUpload', { token: tokens.patient, ...upload })).code).toBe('key_reused');
      await client.ask('familyMemberDelete', { token: tokens.patient, path: { id: body.data.id } });
    });

    it('is independent of other people’s keys, and its key expires after a day', async () => {
      const token = await client.logIn('all@demo.kz');
      const before = await family(token);
      await add('a-key-of-two-people');
      expect((await add('a-key-of-two-people', child, token)).headers.get('Idempotent-Replayed')).toBeNull();
      client.now = START + DAY_MS - 1;
      expect((await add('a-key-of-two-people', child, token)).status).toBe(201);
      expect(await family(token)).toBe(before + 1);
      client.now = START + DAY_MS;
      expect((await add('a-key-of-two-people', child, token)).headers.get('Idempotent-Replayed')).toBeNull();
      expect(await family(token)).toBe(before + 2);
      client.now = START;
    });

    it('is carried out if the first request was rejected', async () => {
      expect((await add('a-key-after-a-slip', { ...child, birthday: '2030-01-01' })).status).toBe(422);
      expect((await add('a-key-after-a-slip')).status).toBe(201);
    });

    it('stores a file once, and is rejected if it contains another file', async () => {
      const send = (form: FormData) =>
        client.ask('fileUpload', {
          token: tokens.patient,
          body: form,
          headers: { 'Idempotency-Key': 'a-key-for-a-file' },
        });
      const [first, again] = [await send(formOf(png())), await send(formOf(png()))];
      expect(again.body).toEqual(first.body);
      expect((await send(formOf(pdf()))).code).toBe('key_reused');
    });
  });

  describe('concurrent changes and caches:', () => {
    const guarded = every.filter(({ etagOf }) => etagOf !== null);

    it.each(guarded)('$id answers 412 if the record has changed meanwhile', async (operation) => {
      const { id, role } = operation;
      const token = { user: tokens.patient, doctor: tokens.doctor, clinic: tokens.clinic }[role ?? 'user'];
      const reviews = (await client.ask('reviewList', { token: tokens.patient })).body.data;
      const path = { id: (id === 'reviewUpdate' ? reviews[0]?.id : ids[id]) ?? 1 };
      const asked = { token, path, body: exampleOf(operation) };
      const stale = await client.ask(id, { ...asked, headers: { 'If-Match': '"another"' } });
      expect([stale.status, stale.code]).toEqual([412, 'stale']);
    });

    it('a write with the current If-Match succeeds, and a second write with the same If-Match gets 412', async () => {
      const read = () => client.ask('medicalCardRead', { token: tokens.patient });
      const save = (height: number, tag: string) =>
        client.ask('medicalCardUpdate', {
          token: tokens.patient,
          headers: { 'If-Match': tag },
          body: { blood_type: 'A', rh_factor: 'positive', height, weight: 60 },
        });
      const { headers } = await read();
      const tag = headers.get('ETag') ?? '';
      expect((await read()).headers.get('ETag')).toBe(tag);
      const saved = await save(171, tag);
      expect(saved.status).toBe(200);
      expect(saved.headers.get('ETag')).toBe((await read()).headers.get('ETag'));
      expect((await save(172, tag)).status).toBe(412);
      expect((await save(172, saved.headers.get('ETag') ?? '')).status).toBe(200);
      expect((await save(173, '*')).status).toBe(200);
    });

    it('a doctor’s profile has one version for all its sections', async () => {
      const asked = { token: tokens.doctor, body: { description: 'Принимаю и\u00A0в\u00A0субботу.' } };
      const { headers } = await client.ask('doctorProfileInfo', { token: tokens.doctor });
      const tag = headers.get('ETag') ?? '';
      const saved = await client.ask('doctorDescriptionUpdate', { ...asked, headers: { 'If-Match': tag } });
      expect(saved.status).toBe(200);
      const name = {
        token: tokens.doctor,
        body: { first_name: 'Айгуль', second_name: 'Серикова', third_name: 'Маратовна' },
      };
      expect((await client.ask('doctorNameUpdate', { ...name, headers: { 'If-Match': tag } })).status).toBe(412);
      const newest = { 'If-Match': saved.headers.get('ETag') ?? '' };
      expect((await client.ask('doctorNameUpdate', { ...name, headers: newest })).status).toBe(200);
    });

    it('a document’s version does not change when its URL is signed again', async () => {
      const read = () => client.ask('documentRead', { token: tokens.patient, path: { id: 1 } });
      const before = await read();
      client.now = START + 3 * 3_600_000;
      const after = await read();
      client.now = START;
      expect(after.body.data.file.path).not.toBe(before.body.data.file.path);
      expect(after.headers.get('ETag')).toBe(before.headers.get('ETag'));
    });

    it('responses to logged-in people are not cached', async () => {
      const cached = async (answer: Promise<{ headers: Headers }>) => (await answer).headers.get('Cache-Control');
      expect(await cached(client.ask('medicalCardRead', { token: tokens.patient }))).toBe('no-store');
      expect(await cached(client.ask('cityList'))).toBeNull();
    });
  });
}
