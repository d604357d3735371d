import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { parseReport } from '@/shared/reports/report';
import { figures } from '../../../server/figures.ts';
import { pageReports } from '../../../server/page-reports.ts';
import { type ServerEvent, writeLog } from '../../../server/report.ts';

const ERROR = { kind: 'boundary', route: 'search', name: 'TypeError', message: 'is not a function', at: [] } as const;
const VITAL = { kind: 'vital', route: 'home', name: 'LCP', value: 2600, rating: 'needs-improvement' } as const;

let taken: ServerEvent[];
let app: Hono;

beforeEach(() => {
  taken = [];
  app = new Hono();
  app.post(
    '/reports',
    ...pageReports({
      read: parseReport,
      report: (happening) => taken.push(happening),
      address: ({ req }) => req.header('From'),
    }),
  );
});

const send = async (body: unknown, from = '192.0.2.1') =>
  (
    await app.request('/reports', {
      method: 'POST',
      headers: { From: from },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  ).status;

test('the server turns a page’s report into a log line and a metric', async () => {
  expect(await send(ERROR)).toBe(204);
  expect(await send(VITAL)).toBe(204);
  const { count, text } = figures();
  const lines: string[] = [];
  for (const happening of taken) {
    count(happening);
    writeLog((line) => lines.push(line))(happening);
  }
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'error', kind: 'page', report: ERROR },
    { level: 'info', kind: 'page', report: VITAL },
  ]);
  expect(await text()).toContain('aman_page_errors_total{kind="boundary",route="search"} 1');
  expect(await text()).toContain('aman_page_vitals_total{name="LCP",route="home",rating="needs-improvement"} 1');
});

test.each([
  ['invalid JSON', '{'],
  ['an unknown field', { ...ERROR, user: 'Aigul' }],
  ['an address as route', { ...ERROR, route: '/search?q=Aigul' }],
  ['a line break in the message', { ...ERROR, message: 'x\n{"level":"error"}' }],
  ['a negative time', { ...VITAL, value: -1 }],
])('the server rejects a page’s report with %s', async (_what, body) => {
  expect(await send(body)).toBe(400);
  expect(taken).toEqual([]);
});

test('the server rejects a page’s report that is too large, and reports that are too many', async () => {
  expect(await send({ ...ERROR, message: 'a'.repeat(3000) })).toBe(413);
  const answers = await Promise.all(Array.from({ length: 121 }, () => send(ERROR)));
  expect(answers.filter((status) => status === 204)).toHaveLength(120);
  expect(answers.at(-1)).toBe(429);
  expect(await send(ERROR, '192.0.2.2')).toBe(204);
});
