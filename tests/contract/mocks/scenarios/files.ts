import { describe, expect, it } from 'vitest';
import { START } from '../client.ts';
import { formOf, PDF, pdf, png, PUBLIC_PICTURE, upload } from '../uploads.ts';
import type { World } from '../world.ts';

const MEGABYTES = 1_048_576;

export function fileScenarios({ client, tokens }: World): void {
  const fetched = (path: string) => client.provider.respond(new Request(`http://mocks.test${path}`));
  const refusedAt = async (...files: File[]) =>
    (await client.ask('fileUpload', { token: tokens.patient, body: formOf(...files) })).errors['files']?.[0];

  describe('the uploaded files', () => {
    it('are stored in the order in which they were sent, and returned at their paths', async () => {
      const { status, body } = await client.ask('fileUpload', {
        token: tokens.patient,
        body: formOf(pdf('ЭКГ.pdf'), png()),
      });
      expect(status).toBe(201);
      expect(body.data.map(({ name, type, size }) => [name, type, size])).toEqual([
        ['ЭКГ.pdf', 'application/pdf', 9],
        ['foto.png', 'image/png', 9],
      ]);
      const served = await fetched(body.data[0]?.path ?? '');
      expect(served.headers.get('Content-Type')).toBe('application/pdf');
      expect(served.headers.get('Cache-Control')).toBe('private, no-store');
      expect(await served.text()).toBe(PDF);
    });

    it('can be read only at a signed URL, for at most two hours', async () => {
      const { id, path } = await upload(client, tokens.patient, pdf());
      const query = Object.fromEntries(new URL(path, 'http://mocks.test').searchParams) as Record<string, string>;
      const read = async (number: number, asked: Record<string, string | number>, token?: string) =>
        (await client.ask('fileRead', { path: { id: number }, query: asked, ...(token && { token }) })).status;
      expect(await read(id, query)).toBe(200);
      expect(await read(id, {}, tokens.patient)).toBe(422);
      expect(await read(id - 1, query)).toBe(404);
      expect(await read(999_999, query)).toBe(404);
      expect(await read(id, { ...query, expires: Number(query['expires']) + 3600 })).toBe(404);
      expect(await read(id, { ...query, signature: '0'.repeat(32) })).toBe(404);
      client.now = START + 3_599_000;
      expect(await read(id, query)).toBe(200);
      client.now = START + 7_200_000;
      expect(await read(id, query)).toBe(404);
      client.now = START;
    });

    it.each([
      ['../../etc/passwd\u0000\r\n.pdf', 'passwd.pdf'],
      ['C:\\scans\\\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
      [' \u200B ', 'file'],
    ])('get a safe name: %j becomes %s', async (sent, name) => {
      expect((await upload(client, tokens.patient, pdf(sent))).name).toBe(name);
    });

    it('can be read by anybody while they are a profile photo', async () => {
      const { id } = await upload(client, tokens.patient, png());
      const { body } = await client.ask('patientAvatarUpdate', { token: tokens.patient, body: { file_id: id } });
      const address = body.data.avatar ?? '';
      expect(address).toMatch(PUBLIC_PICTURE);
      expect((await fetched(address)).headers.get('Content-Type')).toBe('image/png');
      await client.ask('patientAvatarUpdate', { token: tokens.patient, body: { file_id: null } });
      expect((await fetched(address)).status).toBe(404);
    });

    it('are rejected if their type, content, size or number is wrong', async () => {
      expect(await refusedAt(new File(['hello'], 'a.txt', { type: 'text/plain' }))).toContain('a.txt');
      expect(await refusedAt(pdf(), new File(['hello'], 'b.pdf', { type: 'application/pdf' }))).toContain('b.pdf');
      expect(await refusedAt(new File([], 'empty.png', { type: 'image/png' }))).toContain('empty.png');
      const tooBig = new File([PDF, new Uint8Array(5 * MEGABYTES)], 'big.pdf', { type: 'application/pdf' });
      expect(await refusedAt(tooBig)).toBe('Файл больше 5 МБ');
      expect(await refusedAt(...Array.from({ length: 11 }, () => pdf()))).toBe('Не больше 10');
      expect(await refusedAt()).toBe('Обязательно для заполнения');
    });

    it('are accepted if there are at most ten, each of at most 5 MB', async () => {
      const full = new File([PDF, new Uint8Array(5 * MEGABYTES - PDF.length)], 'full.pdf', { type: 'application/pdf' });
      expect((await upload(client, tokens.patient, full)).size).toBe(5 * MEGABYTES);
      const ten = formOf(...Array.from({ length: 10 }, () => pdf()));
      expect((await client.ask('fileUpload', { token: tokens.doctor, body: ten })).body.data).toHaveLength(10);
    });
  });
}
