import { operationsById, type OperationId } from '#mocks/validate/contract.ts';
import { change as changePlace } from '../support/json-place.ts';

export type Respond = (request: Request) => Promise<Response>;

export interface Fault {
  readonly name: string;
  /** Operations that the verifier calls to find the fault. */
  readonly only: readonly OperationId[];
  readonly plant: (respond: Respond) => Respond;
}

/** Whether a request calls the operation. */
function isFor(id: OperationId, request: Request): boolean {
  const operation = operationsById.get(id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  const pattern = new RegExp(`/api/v0${operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
  return request.method === operation.method.toUpperCase() && pattern.test(new URL(request.url).pathname);
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(value, { status, headers });
}

/** Changes one place in the response body of an operation with the given status. */
export function body(
  name: string,
  id: OperationId,
  path: string,
  to: (value: unknown) => unknown,
  status = 200,
): Fault {
  return answer(name, id, async (response) => {
    if (response.status !== status) return response;
    const value: unknown = await response.json();
    changePlace({ body: value }, `body.${path}`, to);
    return json(value, status, kept(response));
  });
}

/** Fields of a body; empty if it is not a JSON object. */
type Sent = Readonly<Record<string, unknown>>;

async function sentBy(request: Request): Promise<Sent> {
  const value: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof value === 'object' && value !== null ? (value as Sent) : {};
}

function kept(response: Response): Record<string, string> {
  return Object.fromEntries([...response.headers].filter(([header]) => !/^content-(type|length)$/.test(header)));
}

/** Changes the response of an operation. */
export function answer(
  name: string,
  id: OperationId,
  change: (response: Response, request: Request) => Response | Promise<Response>,
): Fault {
  return instead(name, id, async (request, respond) => change(await respond(request.clone()), request));
}

/** Replaces the response of an operation. */
export function instead(
  name: string,
  id: OperationId,
  act: (request: Request, respond: Respond) => Promise<Response>,
  alsoAsk: readonly OperationId[] = [],
): Fault {
  return {
    name,
    only: [id, ...alsoAsk],
    plant: (respond) => (request) => (isFor(id, request) ? act(request, respond) : respond(request)),
  };
}

/** Answers invalid data with the response to earlier valid data. */
export function lax(name: string, id: OperationId, isLet: (sent: Sent, url: URL) => boolean = () => true): Fault {
  let last: Response | undefined;
  return instead(name, id, async (request, respond) => {
    const sent = await sentBy(request);
    const response = await respond(request);
    if (response.ok) last = response.clone();
    const refused = response.status === 422 || response.status === 415;
    return refused && last !== undefined && isLet(sent, new URL(request.url)) ? last.clone() : response;
  });
}

/** Answers one kind of data with a server error. */
export function fails(name: string, id: OperationId, isBad: (text: string, url: URL) => boolean): Fault {
  return instead(name, id, async (request, respond) => {
    const text = await request.clone().text();
    return isBad(text, new URL(request.url)) ? json({ message: 'Server Error' }, 500) : respond(request);
  });
}

/** Refuses valid data as malformed. */
export function strict(name: string, id: OperationId, field: string, isHit: (sent: Sent, url: URL) => boolean): Fault {
  return instead(name, id, async (request, respond) => {
    const sent = await sentBy(request);
    const isRefused = isHit(sent, new URL(request.url));
    return isRefused ? json({ message: 'Проверьте поля', errors: { [field]: ['Неверно'] } }, 422) : respond(request);
  });
}

/** Answers every caller as if the caller had access. */
export function open(name: string, id: OperationId, role: 'patient' | 'doctor' | 'clinic', status: 401 | 403): Fault {
  let token: string | undefined;
  return instead(name, id, async (request, respond) => {
    const response = await respond(request.clone());
    if (response.status !== status) return response;
    token ??= await signIn(respond, role);
    const again = new Request(request, {
      headers: { ...Object.fromEntries(request.headers), Authorization: `Bearer ${token}` },
    });
    return respond(again);
  });
}

async function signIn(respond: Respond, role: 'patient' | 'doctor' | 'clinic'): Promise<string> {
  const sent = {
    email: `${role}@demo.kz`,
    password: 'Demo2026',
    remember: true,
    role: role === 'patient' ? 'user' : role,
  };
  const request = new Request(`http://localhost/api/v0/auth/login/${role}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  });
  const { data } = (await (await respond(request)).json()) as { data: { access_token: string } };
  return data.access_token;
}

/** Accepts a step that the visit's status forbids. */
export function reopens(name: string, id: OperationId): Fault {
  const example = operationsById.get(id)?.examples['200'];
  return answer(name, id, (response) => (response.status === 409 ? json(example) : response));
}

/** Reports success of a write without doing it. */
export function forgets(name: string, write: OperationId, read: OperationId): Fault {
  let before: Response | undefined;
  return {
    name,
    only: [write, read],
    plant: (respond) => async (request) => {
      const path = operationsById.get(read)?.path ?? '';
      if (before === undefined && isFor(write, request)) {
        const url = new URL(request.url);
        const first = await respond(
          new Request(new URL(`/api/v0${path}${url.search}`, url), { headers: request.headers }),
        );
        if (first.ok) before = first;
      }
      const response = await respond(request);
      return isFor(read, request) && response.ok && before !== undefined ? before.clone() : response;
    },
  };
}

/** Returns a row although it was deleted. */
export function survives(name: string, read: OperationId, remove: OperationId, create: OperationId): Fault {
  const known = new Map<string, Response>();
  return {
    name,
    only: [read, remove, create],
    plant: (respond) => async (request) => {
      const response = await respond(request.clone());
      if (!isFor(read, request)) return response;
      if (response.ok) known.set(request.url, response.clone());
      const own = response.status === 404 && request.headers.has('Authorization');
      return own ? (known.get(request.url)?.clone() ?? response) : response;
    },
  };
}
