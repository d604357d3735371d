import { Refusal } from '../rules/refusal.ts';
import type { Operation } from './contract.ts';
import { formOf } from './sent-file.ts';

const MEGABYTE = 1_048_576;

/**
 * Maximum size of a body in bytes (contract: Bodies). A form has ten files of 5 MB and their
 * headers.
 */
const BODY_LIMITS = { form: 52 * MEGABYTE, json: MEGABYTE } as const;

const TYPES = { form: 'multipart/form-data', json: 'application/json' } as const;

/**
 * Reads the body: parsed JSON, or form fields by name; undefined if there is no body or it is
 * unreadable.
 * @throws Refusal 413 if it is too large; 415 for another media type or a compressed body
 */
export async function readSent({ body, sends }: Operation, request: Request): Promise<unknown> {
  if (body === null) return undefined;
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw Refusal.unsupportedType(`${TYPES[sends]} без сжатия`);
  const most = BODY_LIMITS[sends];
  // The body is read to the end even if it is too large: a program that is still sending it cannot
  // read the refusal.
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > most) throw Refusal.tooLarge(most / MEGABYTE);
  if (bytes.length === 0) return undefined;
  const type = request.headers.get('Content-Type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== TYPES[sends]) throw Refusal.unsupportedType(TYPES[sends]);
  // An unreadable form counts as empty, so the error lists the missing fields.
  if (sends === 'form') return await formOf(bytes, type).catch(() => ({}));
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
