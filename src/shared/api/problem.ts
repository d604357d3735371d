import { now } from '@/shared/format/now';

/**
 * Kinds of failed requests:
 * - `unauthorized`: 401, the token is missing, wrong or expired;
 * - `validation`: 422, `errors` lists the fields;
 * - `http`: any other error status;
 * - `network`: no response;
 * - `malformed`: a response that violates the contract (a page instead of JSON, broken JSON,
 *   nothing);
 * - `incomplete`: invalid rows were removed from the response, but all rows are needed;
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

/** Error texts by field name, as in the body of a 422. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ProblemDetails {
  readonly kind: ProblemKind;
  /** Absent if there was no response. */
  readonly status?: number | undefined;
  /** Error text of the server; empty if there is none. */
  readonly message?: string | undefined;
  readonly errors?: FieldErrors | undefined;
  /** Code of the refusal. */
  readonly code?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly token?: string | null | undefined;
  readonly cause?: unknown;
}

/** Every failed request rejects with a `Problem`, unless it was aborted. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: ProblemKind;
  readonly status: number | undefined;
  readonly errors: FieldErrors;
  /** Code of the refusal, which may be newer than this version. */
  readonly code: string | undefined;
  /** Values from the error response, such as `client_id` of an existing client. */
  readonly details: Readonly<Record<string, unknown>>;
  /** `Retry-After` of a 429 or 503, in seconds. */
  readonly retryAfterSeconds: number | undefined;
  /**
   * The token that the request was sent with: a late 401 of an old token must not end a new
   * session.
   */
  readonly token: string | null;

  constructor(details: ProblemDetails) {
    super(details.message ?? '', { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status;
    this.errors = details.errors ?? {};
    this.code = details.code;
    this.details = details.details ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.token = details.token ?? null;
  }
}

/**
 * Whether the error is a `Problem`. If `status` is given, only a `Problem` with this status counts.
 */
export function isProblem(error: unknown, status?: number): error is Problem {
  return error instanceof Problem && (status === undefined || error.status === status);
}

/** Whether the server may have carried out the request although it failed for us. */
export function isUnsure(error: unknown): boolean {
  return isProblem(error) && (error.kind === 'network' || error.kind === 'malformed' || (error.status ?? 0) >= 500);
}

/**
 * Whether the server refused a request because the account lacks the second factor that its clinic
 * requires.
 */
export function lacksFactor(error: unknown): boolean {
  return isProblem(error, 403) && error.code === 'second_factor_required';
}

/**
 * Makes a `Problem` from an error response (status 400 and above). The body should be `{ message,
 * errors? }`, but may be anything.
 */
export async function readProblem(response: Response, token: string | null): Promise<Problem> {
  const body = parse(await response.text().catch(() => ''));
  return new Problem({
    kind: kindOf(response.status),
    status: response.status,
    message: typeof body['message'] === 'string' ? cyrillicText(body['message']) : undefined,
    errors: fieldErrors(body['errors']),
    code: typeof body['code'] === 'string' ? body['code'] : undefined,
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

/** Replaces a field's error text that is not written for people. */
const NOT_ACCEPTED = 'Сервер не\u00A0принял это значение';

/**
 * The text if it has Cyrillic letters, otherwise an empty text. A text without Cyrillic letters
 * comes from a program («SQLSTATE[23000]», «The phone field is required.»).
 */
function cyrillicText(text: string): string {
  return /\p{Script=Cyrillic}/u.test(text) ? text.trim() : '';
}

/**
 * Field errors in the body of an error response. A single text becomes a list; other types are
 * dropped.
 */
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
