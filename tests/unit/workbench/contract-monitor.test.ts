import { afterEach, describe, expect, it, vi } from 'vitest';
import { type OperationId, operationsById } from '#mocks/validate/contract.ts';
import { brokenIn, examine, monitor, reportOf } from '@/workbench/contract-monitor';

function operation(id: OperationId) {
  const found = operationsById.get(id);
  if (found === undefined) throw new Error(id);
  return found;
}
const cities = operation('cityList');
const example = cities.examples['200'] as { data: Record<string, unknown>[] };
const broken = (body: unknown, status = 200) => brokenIn(cities, status, 'application/json', JSON.stringify(body));

describe('the workbench’s check of a response', () => {
  it('accepts the contract’s example of every operation', () => {
    for (const one of operationsById.values()) {
      for (const [status, body] of Object.entries(one.examples)) {
        if (body === undefined || status === 'default') continue;
        expect(brokenIn(one, Number(status), 'application/json', JSON.stringify(body)), `${one.id} ${status}`).toEqual(
          [],
        );
      }
    }
  });

  it('reports where a response violates the contract, without values from the response', () => {
    const [first, ...rest] = example.data;
    expect(broken({ data: [{ ...first, id: 'secret' }, ...rest] })).toEqual([
      { path: 'data.0.id', rule: 'type', found: 'a text of 6' },
    ]);
    expect(broken({ data: null })).toEqual([{ path: 'data', rule: 'required', found: 'null' }]);
    expect(broken({})).toEqual([{ path: 'data', rule: 'required', found: 'nothing' }]);
  });

  it('accepts properties that the contract does not name', () => {
    expect(broken({ ...example, brand_new: 1 })).toEqual([]);
  });

  it('rejects a status that the contract does not name, and a response that is not JSON', () => {
    expect(broken(example, 203)).toEqual([{ path: '', rule: 'a status that the contract has', found: '203' }]);
    expect(broken({ message: 'Сервис отдыхает' }, 503)).toEqual([]);
    expect(brokenIn(cities, 200, 'text/html', '<h1>')).toEqual([{ path: '', rule: 'JSON', found: 'text/html' }]);
    expect(brokenIn(cities, 200, 'application/json', '{"da')).toEqual([
      { path: '', rule: 'JSON', found: 'a text that is no JSON' },
    ]);
    const silent = [...operationsById.values()].filter(({ answers }) => answers['204'] === null);
    expect(silent.flatMap((one) => brokenIn(one, 204, null, ''))).toEqual([]);
    expect(silent.length).toBeGreaterThan(0);
  });
});

describe('the workbench’s contract monitor', () => {
  afterEach(() => vi.useRealTimers());

  it('reports an equal violation once, with a text that the user can copy', async () => {
    vi.useFakeTimers();
    const url = 'https://api.example.kz/api/v0/front/resources/dir/cities';
    const unreadable = Response.json({});
    await unreadable.text();
    const answers = [Response.json({ data: null }), Response.json({ data: null }), Response.json(example), unreadable];
    for (const answer of answers) examine(cities, url, answer);
    // The monitor must not work while the page renders.
    expect(monitor.get()).toEqual([]);
    await vi.runAllTimersAsync();
    expect(monitor.get()).toMatchObject([{ status: 200, times: 2, broken: [{ path: 'data' }] }]);
    const [violation] = monitor.get();
    expect(violation && reportOf(violation)).toBe(
      [
        '**cityList** (GET /front/resources/dir/cities) breaks the contract',
        '',
        'Asked: /api/v0/front/resources/dir/cities, answered 200, 2 times.',
        '',
        '| where | the contract asks for | found |',
        '|---|---|---|',
        '| `data` | required | null |',
        '',
      ].join('\n'),
    );
  });
});
