/**
 * What can go wrong with a request:
 * - `unauthorized`: 401, the token is missing, wrong or over;
 * - `validation`: 422, `errors` tells which fields;
 * - `http`: any other refusal of the server;
 * - `network`: no answer came;
 * - `malformed`: an answer came that is not the contract's (a page instead of JSON, broken JSON, nothing at all).
 */
export type ProblemKind = 'unauthorized' | 'validation' | 'http' | 'network' | 'malformed';

/** Texts by field name, as a 422 carries them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ProblemDetails {
  readonly kind: ProblemKind;
  /** Absent when no answer came. */
  readonly status?: number | undefined;
  /** The server's own words; empty when it gave none. */
  readonly message?: string | undefined;
  readonly errors?: FieldErrors | undefined;
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
  /** How long the server asks to wait (429, 503). */
  readonly retryAfterSeconds: number | undefined;
  /** The token that the request carried: a late 401 of an old token must not end a new session. */
  readonly token: string | null;

  constructor(details: ProblemDetails) {
    super(details.message ?? '', { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status;
    this.errors = details.errors ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.token = details.token ?? null;
  }
}

/** Is this a problem with that status? Without a status: is it a problem at all? */
export function isProblem(error: unknown, status?: number): error is Problem {
  return error instanceof Problem && (status === undefined || error.status === status);
}
