import { operationsById, type OperationId } from '#mocks/validate/contract.ts';
import { change as changePlace } from '../support/json-place.ts';

export type Respond = (request: Request) => Promise<Response>;

/** One thing that a server does wrong. */
export interface Fault {
  readonly name: string;
  /** The operations that are asked to find it. */
  readonly only: readonly OperationId[];
  readonly plant: (respond: Respond) => Respond;
}

/** Whether a request asks for an operation. */
function isFor(id: OperationId, request: Request): boolean {
  const operation = operationsById.get(id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  const pattern = new RegExp(`/api/v0${operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
  return request.method === operation.method.toUpperCase() && pattern.test(new URL(request.url).pathname);
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(value, { status, headers });
}

/** Changes one place in the body of what an operation answers with one status. */
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

/** A body's fields; none when it is no JSON object. */
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

/** Changes what an operation answers. */
export function answer(
  name: string,
  id: OperationId,
  change: (response: Response, request: Request) => Response | Promise<Response>,
): Fault {
  return instead(name, id, async (request, respond) => change(await respond(request.clone()), request));
}

/** Answers an operation in another way. */
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

/** What the operation has answered to valid data before is answered to data that must be refused. */
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

/** A fault of the server itself where one kind of data is sent. */
export function fails(name: string, id: OperationId, isBad: (text: string, url: URL) => boolean): Fault {
  return instead(name, id, async (request, respond) => {
    const text = await request.clone().text();
    return isBad(text, new URL(request.url)) ? json({ message: 'Server Error' }, 500) : respond(request);
  });
}

/** Valid data is refused as malformed. */
export function strict(name: string, id: OperationId, field: string, isHit: (sent: Sent, url: URL) => boolean): Fault {
  return instead(name, id, async (request, respond) => {
    const sent = await sentBy(request);
    const isRefused = isHit(sent, new URL(request.url));
    return isRefused ? json({ message: 'Проверьте поля', errors: { [field]: ['Неверно'] } }, 422) : respond(request);
  });
}

/** Asks in the name of somebody who may, whoever asks. */
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

/** A step that the state of a visit forbids is taken. */
export function reopens(name: string, id: OperationId): Fault {
  const example = operationsById.get(id)?.examples['200'];
  return answer(name, id, (response) => (response.status === 409 ? json(example) : response));
}

/** Says that it has written something, and answers what was there before. */
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

/** A deleted thing is still answered. */
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
