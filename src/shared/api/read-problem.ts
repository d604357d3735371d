import { now } from '@/shared/format/now';
import { type FieldErrors, Problem, type ProblemKind } from './problem';

/** Makes a problem of a refusal (a status of 400 and more): `{ message, errors? }`, or whatever came instead. */
export async function readProblem(response: Response, token: string | null): Promise<Problem> {
  const body = parse(await response.text().catch(() => ''));
  return new Problem({
    kind: kindOf(response.status),
    status: response.status,
    message: typeof body['message'] === 'string' ? body['message'].trim() : undefined,
    errors: fieldErrors(body['errors']),
    retryAfterSeconds: retryAfter(response.headers.get('Retry-After')),
    token,
  });
}

function kindOf(status: number): ProblemKind {
  if (status === 401) return 'unauthorized';
  if (status === 422) return 'validation';
  return 'http';
}

function parse(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

/** A single text is taken for a list of one; anything else under a field's name is left out. */
function fieldErrors(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors)
      .map(([field, texts]) => [field, [texts].flat().filter((text) => typeof text === 'string')] as const)
      .filter(([, texts]) => texts.length > 0),
  );
}

/** `Retry-After` is either a number of seconds or a date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
