import type { Clock } from './clock.ts';
import type { Condition, Conditions } from './conditions.ts';
import { textOfEpoch } from './db/calendar.ts';
import type { Scale } from './db/db.ts';
import type { Provider } from './node.ts';
import { verifyAccount } from './rules/identity.ts';

export interface Controlled {
  readonly provider: Provider;
  readonly clock: Clock;
  readonly conditions: Conditions;
}

type Body = Readonly<Record<string, unknown>>;
/**
 * A test control.
 *
 * @returns false if it found nothing to change
 * @throws TypeError with a message about the body
 */
type Command = (controlled: Controlled, body: Body) => boolean | Promise<boolean>;

/** Commands outside the contract: work of the provider's staff, and test conditions. */
const commands: Readonly<Record<string, Command>> = {
  /** `{ "email": … }` approves the doctor and clinic of this account. */
  verify: ({ provider }, { email }) => provider.act((db) => typeof email === 'string' && verifyAccount(db, email)),

  /**
   * `{ "scale"?: "small", "now"?: "2026-05-12T08:20" }` replaces the state by a new seed for the
   * clock's day.
   */
  reset: ({ provider, clock, conditions }, { scale, now }) => {
    const to = scale === undefined ? {} : { scale: scaleOf(scale) };
    if (now !== undefined) clock.set(momentOf(now));
    conditions.clear();
    provider.reset({ ...to, today: textOfEpoch(clock.now()).slice(0, 10) });
    return true;
  },

  /**
   * `{ "now": "2026-05-12T08:20" }` sets the clock; null restores the machine's time. The data do
   * not change.
   */
  clock: ({ clock }, { now }) => {
    clock.set(momentOf(now));
    return true;
  },

  /**
   * `{ "operation": "visitCreate", "fault"?: "409", "latency"?: 800, "times"?: 1, "any"?: 7,
   * "frozen"?: true }` sets a condition; `operation` alone removes it.
   */
  condition: ({ conditions }, { operation, ...condition }) => {
    conditions.set(textIn('operation', operation), conditionOf(condition));
    return true;
  },
};

/**
 * Answers `POST /__control/<command>`: 204 after a change, 404 if nothing changed, 422 for an
 * invalid body.
 */
export async function control(controlled: Controlled, name: string, request: Request): Promise<Response> {
  // Browsers send `Origin`; a web page must not control a provider on the same machine.
  if (request.headers.has('Origin')) return new Response(null, { status: 403 });
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const body: unknown = await request.json().catch(() => ({}));
  if (command === undefined || typeof body !== 'object' || body === null) return new Response(null, { status: 404 });
  try {
    const isDone = await command(controlled, { ...body });
    return new Response(null, { status: isDone ? 204 : 404 });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return Response.json({ message: error.message }, { status: 422 });
  }
}

/** Returns the current conditions, for `GET /__control`. */
export function present({ provider, clock, conditions }: Controlled): Body {
  return {
    now: textOfEpoch(clock.now()),
    seed: provider.db.meta,
    conditions: conditions.all,
    commands: Object.keys(commands),
  };
}

export function scaleOf(text: unknown): Scale {
  if (text === 'small' || text === 'site') return text;
  throw new TypeError(`scale is small or site, not ${String(text)}`);
}

function momentOf(now: unknown): string | null {
  return now === null ? null : textIn('now', now);
}

function textIn(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`${name} is a text`);
}

function conditionOf({ latency, fault, times, any, frozen, ...rest }: Body): Condition {
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new TypeError(`there is no ${unknown}: latency, fault, times, any, frozen`);
  return {
    latency: latency === undefined ? undefined : Number(latency),
    // The value may be 409 or "409".
    fault: fault === undefined || fault === null ? undefined : String(fault),
    times: times === undefined ? undefined : Number(times),
    any: any === undefined ? undefined : Number(any),
    frozen: frozen === true,
  };
}
