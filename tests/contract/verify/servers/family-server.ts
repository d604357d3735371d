import { Buffer } from 'node:buffer';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type HTTPMethods } from 'fastify';
import { familyAnswers } from './family-answers.ts';
import { FamilyData, type Person } from './family-data.ts';
import type { FamilyFault } from './family-faults.ts';
import { type Asked, type Given, type Has, Refusal } from './family-views.ts';
import { type Clock, type Route, routesOf, type ServerUnderTest } from './requests.ts';

/**
 * A server for patients on Fastify, written from the contract alone.
 * @param fault the planted fault; undefined for a correct server
 * @param clock replaces waiting in tests
 */
export function familyServer(fault: FamilyFault | undefined, clock: Clock): ServerUnderTest {
  const has: Has = (one) => one === fault;
  const data = new FamilyData(clock);
  const answers = familyAnswers(data, has, clock);
  const routes = routesOf(Object.keys(answers));
  const app = fastify({ exposeHeadRoutes: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  refusals(app, routes, has);
  for (const route of routes) {
    app.route({
      method: route.method as HTTPMethods,
      url: `/api/v0${pathOf(route)}`,
      handler: async (request, reply) => {
        const asked = await read(route, data, has, request);
        if (has('a card that takes long') && route.id === 'medicalCardRead') await clock.wait(15_000);
        return send(
          reply,
          once(data, has, route, asked, () => answers[route.id]?.(asked) ?? { status: 404 }),
          has,
        );
      },
    });
  }
  return {
    baseUrl: 'http://home.test/api/v0',
    operations: Object.keys(answers),
    send: async (request) => {
      const url = new URL(request.url);
      const payload = Buffer.from(await request.arrayBuffer());
      const { statusCode, headers, rawPayload } = await app.inject({
        method: request.method as 'GET',
        url: `${url.pathname}${url.search}`,
        headers: Object.fromEntries(request.headers),
        ...(payload.length === 0 ? {} : { payload }),
      });
      const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
      return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), {
        status: statusCode,
        headers: sent,
      });
    },
    close: () => void app.close(),
  };
}

function pathOf({ pattern, names }: Route): string {
  let index = 0;
  const path = pattern.source.slice(1, -1).replaceAll('\\/', '/').replace('/api/v0', '');
  return path.replaceAll('([^/]+)', () => {
    index += 1;
    return `:${names[index - 1] ?? ''}`;
  });
}

function refusals(app: FastifyInstance, routes: readonly Route[], has: Has): void {
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof Refusal)) return reply.code(500).send({ message: 'Ошибка сервера' });
    if (has('an unknown id is 200') && error.status === 404) return reply.code(200).send({ data: null });
    const errors = has('422 at another field') && error.status === 422 ? { other: ['Неверно'] } : error.errors;
    return reply.code(error.status).send({ message: 'Нельзя', ...(errors === undefined ? {} : { errors }) });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = new URL(request.url, 'http://home').pathname;
    const here = routes.filter(({ pattern }) => pattern.test(path));
    if (here.length === 0) return reply.code(404).send({ message: 'Нет' });
    const allow = here.map(({ method }) => method).join(', ');
    return reply
      .code(405)
      .headers(has('no Allow') ? {} : { Allow: allow })
      .send({ message: 'Нельзя' });
  });
}

/** Reads the session and the parameters of a request.  @throws Refusal */
async function read(route: Route, data: FamilyData, has: Has, request: FastifyRequest): Promise<Asked> {
  const token = request.headers.authorization?.replace('Bearer ', '');
  const session = data.sessions.find((one) => one.token === token);
  const isLax = token !== undefined && has('an invalid token will do');
  const isOpen = has('a card without a session') && route.id === 'medicalCardRead';
  const person = data.people.find(({ id }) => id === (session?.person ?? (isLax || isOpen ? 21 : 0)));
  if (route.isSecured && person === undefined) throw new Refusal(401);
  const isCabinet = request.url.startsWith('/api/v0/fo/patient/');
  if (isCabinet && person?.role !== 'user' && !has('a doctor in the cabinet')) throw new Refusal(403);
  const path = { ...(request.params as Record<string, unknown>) };
  if (route.ofParameters('path', path) !== undefined) throw new Refusal(404);
  const query = { ...(request.query as Record<string, unknown>) };
  const body = await bodyOf(route, request);
  const wrong = {
    ...route.ofParameters('query', lax(query, has)),
    ...route.ofParameters('header', { ...request.headers }),
    ...(body instanceof FormData ? {} : route.ofBody(laxBody(body, has))),
    ...tooStrict(body, has),
    ...neverIssued(body),
  };
  for (const [name, value] of Object.entries(query)) if (/^\d+$/.test(String(value))) query[name] = Number(value);
  if (has('500 on an empty list of fields') && Object.keys((body ?? { any: 1 }) as object).length === 0) {
    throw new Error('empty');
  }
  if (Object.keys(wrong).length > 0) throw new Refusal(422, wrong);
  return {
    person: person as Person,
    session,
    path,
    query,
    body: (body ?? {}) as Asked['body'],
    headers: request.headers,
  };
}

async function bodyOf(route: Route, request: FastifyRequest): Promise<unknown> {
  if (route.mediaType === undefined) return undefined;
  const type = request.headers['content-type'] ?? '';
  const sent = request.body as Buffer | undefined;
  if (sent === undefined || sent.length === 0) throw new Refusal(422);
  if (!type.startsWith(route.mediaType)) throw new Refusal(415);
  if (route.mediaType === 'multipart/form-data') {
    return new Response(new Uint8Array(sent), { headers: { 'Content-Type': type } }).formData();
  }
  try {
    return JSON.parse(sent.toString()) as unknown;
  } catch {
    throw new Refusal(422);
  }
}

/** The query without the invalid values that the planted fault accepts. */
function lax(query: Record<string, unknown>, has: Has): Record<string, unknown> {
  const { per_page: perPage, category, ...rest } = query;
  return {
    ...rest,
    ...(has('a page of a thousand is given') || perPage === undefined ? {} : { per_page: perPage }),
    ...(has('an unknown category is passed over') || category === undefined ? {} : { category }),
  };
}

/** The body, in which invalid values that the planted fault accepts are removed or made valid. */
function laxBody(body: unknown, has: Has): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { weight, height, first_name, ...rest } = body as Record<string, unknown>;
  const known = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'unknown_field'));
  const isLong = has('a long name is taken') && typeof first_name === 'string';
  return {
    ...(has('unknown fields are passed over') ? known : rest),
    ...(weight === undefined ? {} : { weight: has('a weight of zero is taken') && weight === 0 ? 1 : weight }),
    ...(height === undefined
      ? {}
      : { height: has('a height above its limit is taken') && Number(height) > 250 ? 250 : height }),
    ...(first_name === undefined ? {} : { first_name: isLong ? first_name.slice(0, 60) : first_name }),
  };
}

function tooStrict(body: unknown, has: Has): Record<string, string[]> {
  const { third_name: third, first_name: first } = (body ?? {}) as Record<string, unknown>;
  if (has('null is refused where it is allowed') && third === null) return { third_name: ['Обязательно'] };
  return has('the limit of a name is one too low') && String(first).length > 59 ? { first_name: ['Длинно'] } : {};
}

/** Errors of an IIN with a wrong check digit. */
function neverIssued(body: unknown): Record<string, string[]> {
  const { iin } = (body ?? {}) as Record<string, unknown>;
  if (typeof iin !== 'string' || !/^\d{12}$/.test(iin)) return {};
  const sum = (shift: number): number =>
    [...iin.slice(0, 11)].reduce((all, digit, index) => all + Number(digit) * (((index + shift) % 11) + 1), 0) % 11;
  const digit = sum(0) === 10 ? sum(2) : sum(0);
  return digit === Number(iin[11]) ? {} : { iin: ['Такого номера нет'] };
}

/** The response of a create, repeated for the same Idempotency-Key. */
function once(data: FamilyData, has: Has, { id }: Route, { person, headers, body }: Asked, act: () => Given): Given {
  const key = headers['idempotency-key'];
  if (key === undefined || has('the key of a create is ignored')) return act();
  const place = `${person.id} ${String(key)}`;
  const request = `${id} ${body instanceof FormData ? 'form' : JSON.stringify(body)}`;
  const kept = data.kept.get(place);
  if (kept !== undefined && kept.request !== request) throw new Refusal(422, { 'Idempotency-Key': ['Другой запрос'] });
  if (kept !== undefined) return { ...kept, headers: { 'Idempotent-Replayed': 'true' } };
  const given = act();
  data.kept.set(place, { request, status: given.status, body: given.body });
  return given;
}

function send(reply: FastifyReply, { status, body, bytes, headers = {} }: Given, has: Has): FastifyReply {
  reply.code(has('200 for what was created') && status === 201 ? 200 : status).headers(headers);
  if (bytes !== undefined) return reply.type('application/octet-stream').send(bytes);
  if (body === undefined) return reply.send();
  return reply
    .type(has('JSON as text/plain') && status === 200 ? 'text/plain' : 'application/json')
    .send(JSON.stringify(body));
}
