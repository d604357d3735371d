import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { DeskAnswers } from './desk-answers.ts';
import { deskData } from './desk-data.ts';
import type { DeskFault } from './desk-faults.ts';
import { type Asked, DeskStore, Refused } from './desk-store.ts';
import { type Clock, routesOf, type Route, type ServerUnderTest } from './requests.ts';

const OPERATIONS = [
  ...['authLoginDoctor', 'authLoginPatient', 'authMe', 'authLogout', 'cityList', 'searchSuggestions'],
  ...['doctorEducation', 'doctorServices', 'doctorFeedbacks', 'doctorProfileInfo', 'doctorDescriptionUpdate'],
  ...['doctorEducationCreate', 'doctorEducationUpdate', 'doctorEducationDelete', 'doctorServiceDirectory'],
  ...['doctorServiceLinkList', 'doctorServiceLinkCreate', 'doctorServiceLinkUpdate', 'doctorServiceLinkDelete'],
  ...['doctorServiceVisibilityUpdate', 'doctorNotificationList', 'doctorNotificationRead', 'doctorNotificationReadAll'],
];

/**
 * A server for doctors on `node:http` and SQLite, written from the contract alone.
 * @param fault the planted fault; undefined for a correct server
 * @param clock replaces waiting in tests
 */
export async function deskServer(fault: DeskFault | undefined, clock: Clock): Promise<ServerUnderTest> {
  const data = deskData();
  const answers = new DeskAnswers(new DeskStore(data, fault, clock));
  const routes = routesOf(OPERATIONS);
  const server = createServer((request, response) => {
    void handle({ data, routes, fault, clock, answers }, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v0`,
    operations: OPERATIONS,
    close: () => {
      server.closeAllConnections();
      server.close();
      data.close();
    },
  };
}

interface Desk {
  readonly data: DatabaseSync;
  readonly routes: readonly Route[];
  readonly fault: DeskFault | undefined;
  readonly clock: Clock;
  readonly answers: DeskAnswers;
}

async function handle(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    const { status, body, headers = {} } = await answered(desk, request, Buffer.concat(chunks).toString());
    write(desk, response, status, body, headers);
  } catch (error) {
    if (!(error instanceof Refused)) {
      write(desk, response, 500, { message: 'Ошибка сервера' });
      return;
    }
    const { status, fields, headers } = error;
    const errors = fields === undefined || desk.fault === '422 without errors' ? {} : { errors: fields };
    const body = desk.fault === 'errors under another name' ? { error: 'Нет' } : { message: 'Нельзя', ...errors };
    write(desk, response, desk.fault === '400 for an unknown id' && status === 404 ? 400 : status, body, headers);
  }
}

async function answered(
  { data, routes, fault, clock, answers }: Desk,
  request: IncomingMessage,
  text: string,
): Promise<{ status: number; body?: unknown; headers?: Record<string, string> }> {
  const url = new URL(request.url ?? '/', 'http://desk');
  const here = routes.filter(({ pattern }) => pattern.test(url.pathname));
  const route = here.find(({ method }) => method === request.method);
  if (route === undefined) {
    if (here.length === 0) throw new Refused(404);
    throw new Refused(405, undefined, fault === 'no Allow' ? {} : { Allow: here.map((one) => one.method).join(', ') });
  }
  const person = personOf(data, request.headers.authorization);
  const isOpen = fault === 'services without a session' && route.id === 'doctorServiceLinkList';
  if (route.isSecured && person === undefined && !isOpen) throw new Refused(401);
  const isCabinet = url.pathname.startsWith('/api/v0/fo/doctor/');
  const isLax = fault === 'a patient in the cabinet' && request.method === 'GET';
  if (isCabinet && person?.['role'] !== 'doctor' && !isOpen && !isLax) throw new Refused(403);

  const values = route.pattern.exec(url.pathname)?.slice(1) ?? [];
  const path: Record<string, unknown> = Object.fromEntries(
    route.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
  );
  if (route.ofParameters('path', path) !== undefined) throw new Refused(404);
  const query: Record<string, unknown> = Object.fromEntries(url.searchParams);
  const body = route.mediaType === undefined ? undefined : bodyOf(request, text);
  if (fault === '500 on null' && text.includes(':null')) throw new Error('null');
  const price = (body as { price?: unknown } | undefined)?.price;
  const isTaken =
    typeof price === 'number' &&
    ((fault === 'a negative price in a create' && route.id === 'doctorServiceLinkCreate') ||
      (fault === 'a negative price in a change' && route.id === 'doctorServiceLinkUpdate'));
  const wrong = {
    ...route.ofParameters('query', query),
    ...route.ofParameters('header', { ...request.headers }),
    ...route.ofBody(isTaken && price < 1 ? { ...(body as object), price: 1 } : body),
  };
  if (Object.keys(wrong).length > 0) throw new Refused(422, wrong);
  if (fault === 'an answer that takes long' && route.id === 'doctorServiceLinkList') await clock.wait(20_000);

  const doctor = Number(person?.['doctor'] ?? 1);
  const asked: Asked = { person, doctor, path, query, body: (body ?? {}) as Asked['body'], headers: request.headers };
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || fault === 'the key of a create is ignored') return answers.of(route.id, asked);
  const owner = Number(person?.['id']);
  const kept = data.prepare('SELECT request, body FROM kept WHERE person = ? AND key = ?').get(owner, key);
  const print = `${route.id} ${text}`;
  if (kept !== undefined) {
    if (kept['request'] !== print) throw new Refused(422, { 'Idempotency-Key': ['Другой запрос'] });
    return { status: 201, body: JSON.parse(String(kept['body'])), headers: { 'Idempotent-Replayed': 'true' } };
  }
  const made = answers.of(route.id, asked);
  data.prepare('INSERT INTO kept VALUES (?, ?, ?, ?)').run(owner, key, print, JSON.stringify(made.body));
  return made;
}

function bodyOf(request: IncomingMessage, text: string): unknown {
  const type = (request.headers['content-type'] ?? '').replace(/;.*/, '').trim();
  if (text === '') throw new Refused(422, {});
  if (type !== 'application/json') throw new Refused(415);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refused(422, {});
  }
}

function personOf(data: DatabaseSync, header = ''): Record<string, unknown> | undefined {
  const query = 'SELECT person.*, token FROM session JOIN person ON person.id = person WHERE token = ?';
  return data.prepare(query).get(header.replace(/^Bearer /, ''));
}

function write({ fault }: Desk, response: ServerResponse, status: number, body?: unknown, headers = {}): void {
  const type = fault === 'JSON as text/html' && status === 200 ? 'text/html' : 'application/json';
  const text = body === undefined ? undefined : JSON.stringify(body);
  response.writeHead(status, { ...headers, ...(text === undefined ? {} : { 'Content-Type': type }) });
  response.end(fault === 'null after the JSON' && text !== undefined ? `${text}null` : text);
}
