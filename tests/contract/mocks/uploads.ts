import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import type { Client } from './client.ts';

export const PDF = '%PDF-1.4\n';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

/** The public URL of a picture, with an unguessable name. */
export const PUBLIC_PICTURE = /^\/api\/v0\/files\/pictures\/[0-9a-f]{32}$/;

/** Form data as a browser sends it. */
export function formOf(...files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return form;
}

export const pdf = (name = 'ekg.pdf'): File => new File([PDF], name, { type: 'application/pdf' });
export const png = (name = 'foto.png'): File => new File([PNG], name, { type: 'image/png' });

/**
 * Uploads one file.
 * @returns its metadata
 */
export async function upload(client: Client, token: string, file: File): Promise<UploadedFile> {
  const { body } = await client.ask('fileUpload', { token, body: formOf(file) });
  const [stored] = body.data;
  if (stored === undefined) throw new Error('nothing was stored');
  return stored;
}
