import { newKey } from './new-key';

/** What is done twice when it is sent twice: creates, and the change of many prices by per cent. */
const COUNTS = /^POST \/api\/v0\/fo\/|^PUT \/api\/v0\/fo\/clinic\/filials\/\d+\/prices$/;

/** A request that is sent again later than this is meant as another one. */
const REMEMBERED = 10 * 60 * 1000;

/** Requests of which nobody knows whether they were carried out, with the key of their first try. */
const uncertain = new Map<string, { readonly key: string; readonly since: number }>();

interface Attempt {
  readonly key: string;
  /** The answer has come: what is sent from now on is another attempt. Without it a repetition bears the same key. */
  readonly settle: () => void;
}

/**
 * The `Idempotency-Key` of what a cabinet creates or counts up. After a lost connection, a broken answer or a failed server the person sends the same
 * again: it bears the same key, so that it is carried out once.
 *
 * @param given a screen's own key, for the first try: the screen may have been drawn anew since (a login in between)
 */
export function attemptOf(
  method: string | undefined,
  path: string,
  body: unknown,
  given?: string | null,
): Attempt | undefined {
  if (!COUNTS.test(`${method} ${path}`) || typeof body !== 'string') return undefined;
  const request = `${path}\n${body}`;
  const now = performance.now();
  const known = uncertain.get(request);
  const key = known !== undefined && now - known.since < REMEMBERED ? known.key : (given ?? newKey());
  uncertain.set(request, { key, since: now });
  return { key, settle: () => uncertain.delete(request) };
}
