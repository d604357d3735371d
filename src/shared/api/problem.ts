import { now } from '@/shared/format/now';

/**
 * What can go wrong with a request:
 * - `unauthorized`: 401, the token is missing, wrong or expired;
 * - `validation`: 422, `errors` names the fields;
 * - `http`: any other refusal of the server;
 * - `network`: no response;
 * - `malformed`: a response that is not the contract's (a page instead of JSON, broken JSON, nothing at all);
 * - `incomplete`: a response that had to be shown without some of its rows, where that is not enough;
 * - `superseded`: whoever asked has left meanwhile, or somebody else has come: the answer is nobody's.
 */
export type ProblemKind =
  | 'unauthorized'
  | 'validation'
  | 'http'
  | 'network'
  | 'malformed'
  | 'incomplete'
  | 'superseded';

/** Texts by field name, as in a 422. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ProblemDetails {
  readonly kind: ProblemKind;
  /** Absent without a response. */
  readonly status?: number | undefined;
  /** The server's own text; empty when it sent none. */
  readonly message?: string | undefined;
  readonly errors?: FieldErrors | undefined;
  /** What belongs to the refusal, for programs. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly token?: string | null | undefined;
  readonly cause?: unknown;
}

/** The one error that a request ends with, other than its cancellation. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: ProblemKind;
  readonly status: number | undefined;
  readonly errors: FieldErrors;
  /** What belongs to the refusal, for programs: `client_id` of the one who is there already. */
  readonly details: Readonly<Record<string, unknown>>;
  /** How long the server asks to wait (429, 503). */
  readonly retryAfterSeconds: number | undefined;
  /** The token that the request carried: a late 401 of an old token must not end a new session. */
  readonly token: string | null;

  constructor(details: ProblemDetails) {
    super(details.message ?? '', { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status;
    this.errors = details.errors ?? {};
    this.details = details.details ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.token = details.token ?? null;
  }
}

/** Is this a problem with that status? Without a status: is it a problem at all? */
export function isProblem(error: unknown, status?: number): error is Problem {
  return error instanceof Problem && (status === undefined || error.status === status);
}

/** Whether the server may have done what was asked of it, although it did not say so. */
export function isUnsure(error: unknown): boolean {
  return isProblem(error) && (error.kind === 'network' || error.kind === 'malformed' || (error.status ?? 0) >= 500);
}

/** The problem in an error response (400 and above): `{ message, errors? }`, or anything else in its place. */
export async function readProblem(response: Response, token: string | null): Promise<Problem> {
  const body = parse(await response.text().catch(() => ''));
  return new Problem({
    kind: kindOf(response.status),
    status: response.status,
    message: typeof body['message'] === 'string' ? spoken(body['message']) : undefined,
    errors: fieldErrors(body['errors']),
    details: isRecord(body['details']) ? body['details'] : undefined,
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

/** Stands at a field whose error is not in a person's words. */
const NOT_ACCEPTED = 'Сервер не\u00A0принял это значение';

/** Words for a person. What has no Cyrillic letter is a program's («SQLSTATE[23000]», «The phone field is required.»): nobody reads it. */
function spoken(text: string): string {
  return /\p{Script=Cyrillic}/u.test(text) ? text.trim() : '';
}

/** A single text counts as a list of one; anything else under a field's name is left out. */
function fieldErrors(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors)
      .map(([field, texts]) => {
        const all = [texts].flat().filter((text) => typeof text === 'string');
        return [field, all.map((text) => spoken(text) || NOT_ACCEPTED)] as const;
      })
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
