import { Refusal } from '../rules/refusal.ts';
import type { Operation } from './contract.ts';
import { formOf } from './sent-file.ts';

const MEGABYTE = 1_048_576;

/**
 * Maximum number of bytes of a body (contract: Bodies): ten files of 5 MB with the headers of the
 * form, or a JSON text.
 */
const BODY_LIMITS = { form: 52 * MEGABYTE, json: MEGABYTE } as const;

const TYPES = { form: 'multipart/form-data', json: 'application/json' } as const;

/**
 * The sent body: parsed JSON, or a form by field; undefined without a body or if it can't be read.
 * @throws Refusal 413 when it is too large, 415 when it is sent as something else
 */
export async function readSent({ body, sends }: Operation, request: Request): Promise<unknown> {
  if (body === null) return undefined;
  // Compressed bodies are refused.
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw Refusal.unsupportedType(`${TYPES[sends]} без сжатия`);
  const most = BODY_LIMITS[sends];
  // Read to the end even if it is too large: a client that is still sending can't read the refusal.
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > most) throw Refusal.tooLarge(most / MEGABYTE);
  if (bytes.length === 0) return undefined;
  const type = request.headers.get('Content-Type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== TYPES[sends]) throw Refusal.unsupportedType(TYPES[sends]);
  // A body that is no form has no fields: the answer names the missing fields.
  if (sends === 'form') return await formOf(bytes, type).catch(() => ({}));
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
