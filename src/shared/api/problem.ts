import { now } from '@/shared/format/now';

/**
 * Kinds of failed requests:
 * - `unauthorized`: 401, the token is missing, wrong or expired;
 * - `validation`: 422, `errors` lists the fields;
 * - `http`: any other error status;
 * - `network`: no response;
 * - `malformed`: a response that violates the contract (a page instead of JSON, broken JSON,
 *   nothing);
 * - `incomplete`: a response that lost invalid rows, where all rows are needed;
 * - `superseded`: the user changed or logged out meanwhile, so the response is dropped.
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
  /** Absent if there was no response. */
  readonly status?: number | undefined;
  /** The server's text; empty if there was none. */
  readonly message?: string | undefined;
  readonly errors?: FieldErrors | undefined;
  /** Machine-readable details of the error. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly token?: string | null | undefined;
  readonly cause?: unknown;
}

/** The only error a request rejects with, except for an abort. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: ProblemKind;
  readonly status: number | undefined;
  readonly errors: FieldErrors;
  /** Machine-readable details of the error, such as `client_id` of an existing client. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds to wait before a retry (429, 503). */
  readonly retryAfterSeconds: number | undefined;
  /** The token of the request: a late 401 of an old token must not end a new session. */
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

/** Whether the error is a problem, with that status if one is given. */
export function isProblem(error: unknown, status?: number): error is Problem {
  return error instanceof Problem && (status === undefined || error.status === status);
}

/** Whether the server may have carried out the request without confirming it. */
export function isUnsure(error: unknown): boolean {
  return isProblem(error) && (error.kind === 'network' || error.kind === 'malformed' || (error.status ?? 0) >= 500);
}

/** Reads an error response (400 and above): `{ message, errors? }`, or anything else. */
export async function readProblem(response: Response, token: string | null): Promise<Problem> {
  const body = parse(await response.text().catch(() => ''));
  return new Problem({
    kind: kindOf(response.status),
    status: response.status,
    message: typeof body['message'] === 'string' ? cyrillicText(body['message']) : undefined,
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

/** Shown at a field whose error text is not written for people. */
const NOT_ACCEPTED = 'Сервер не\u00A0принял это значение';

/**
 * Returns the text if it has Cyrillic letters. Others come from programs («SQLSTATE[23000]», «The
 * phone field is required.») and are not shown.
 */
function cyrillicText(text: string): string {
  return /\p{Script=Cyrillic}/u.test(text) ? text.trim() : '';
}

/** Field errors of a body: a single text becomes a list of one; other types are dropped. */
function fieldErrors(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors)
      .map(([field, texts]) => {
        const all = [texts].flat().filter((text) => typeof text === 'string');
        return [field, all.map((text) => cyrillicText(text) || NOT_ACCEPTED)] as const;
      })
      .filter(([, texts]) => texts.length > 0),
  );
}

/** `Retry-After` is a number of seconds or a date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
