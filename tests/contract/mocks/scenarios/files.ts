import { describe, expect, it } from 'vitest';
import { formOf, PDF, pdf, png, upload } from '../uploads.ts';
import type { World } from '../world.ts';

const MEGABYTES = 1_048_576;

export function fileScenarios({ client, tokens }: World): void {
  const fetched = (path: string) => client.provider.respond(new Request(`http://mocks.test${path}`));
  const refusedAt = async (...files: File[]) =>
    (await client.ask('fileUpload', { token: tokens.patient, body: formOf(...files) })).errors['files']?.[0];

  describe('files', () => {
    it('are stored in the order sent, and served at their path', async () => {
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
      expect(await served.text()).toBe(PDF);
      expect((await fetched('/api/v0/files/999999')).status).toBe(404);
    });

    it('are refused by type, content, size and number', async () => {
      expect(await refusedAt(new File(['hello'], 'a.txt', { type: 'text/plain' }))).toContain('a.txt');
      expect(await refusedAt(pdf(), new File(['hello'], 'b.pdf', { type: 'application/pdf' }))).toContain('b.pdf');
      expect(await refusedAt(new File([], 'empty.png', { type: 'image/png' }))).toContain('empty.png');
      const tooBig = new File([PDF, new Uint8Array(5 * MEGABYTES)], 'big.pdf', { type: 'application/pdf' });
      expect(await refusedAt(tooBig)).toBe('Файл больше 5 МБ');
      expect(await refusedAt(...Array.from({ length: 11 }, () => pdf()))).toBe('Не больше 10');
      expect(await refusedAt()).toBe('Обязательно для заполнения');
    });

    it('of exactly 5 MB and ten at once are taken', async () => {
      const full = new File([PDF, new Uint8Array(5 * MEGABYTES - PDF.length)], 'full.pdf', { type: 'application/pdf' });
      expect((await upload(client, tokens.patient, full)).size).toBe(5 * MEGABYTES);
      const ten = formOf(...Array.from({ length: 10 }, () => pdf()));
      expect((await client.ask('fileUpload', { token: tokens.doctor, body: ten })).body.data).toHaveLength(10);
    });
  });
}
