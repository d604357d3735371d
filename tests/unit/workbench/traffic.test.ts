import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { served } from '../../contract/support/tools.ts';

vi.stubGlobal(
  'location',
  new URL('https://aman.example/search#workbench?cityList=409,1x&countryList=500,1x&nobody=500'),
);
vi.stubGlobal('history', { state: null });
vi.stubGlobal('History', { prototype: { replaceState: () => undefined } });
const { follow, traffic } = await import('@/workbench/traffic');
const { workbenchState } = await import('@/workbench/workbench-state');

let server: Awaited<ReturnType<typeof served>>;
let asked = 0;
beforeAll(async () => {
  server = await served(async () => {
    asked += 1;
    return Response.json({ data: [], asked });
  });
  follow();
});
afterAll(() => server.close());

const ask = (path: string) => fetch(`${server.baseUrl}/front/resources/dir/${path}`);
const last = () => traffic.get().at(-1);

it('the workbench reads the faults to plant from the URL, and reports a fault that it does not know', () => {
  workbenchState.readAddress();
  expect(Object.keys(workbenchState.get().conditions)).toEqual(['countryList']);
  expect(workbenchState.refused()).toEqual(expect.arrayContaining([expect.stringContaining('no operation nobody')]));
});

it('the workbench answers a request with the planted fault, and lists the page’s requests', async () => {
  expect((await ask('countries')).status).toBe(500);
  expect(last()).toMatchObject({ operation: { id: 'countryList' }, screen: '/search', status: 500 });
  expect((await ask('countries')).status).toBe(200);
  expect(last()).toMatchObject({ status: 200 });
  workbenchState.setCondition('countryList', { fault: 'no answer' });
  await expect(ask('countries')).rejects.toThrow(TypeError);
  expect(last()).toMatchObject({ status: null });
  const before = traffic.get().length;
  await fetch(`${server.baseUrl.replace('/api/v0', '')}/elsewhere`);
  expect(traffic.get()).toHaveLength(before);
});

it('the workbench answers with a frozen response again and again', async () => {
  workbenchState.setCondition('cityList', { frozen: true });
  const first = await (await ask('cities')).text();
  await vi.waitFor(async () => expect(await (await ask('cities')).text()).toBe(first));
  workbenchState.setCondition('cityList', {});
  expect(await (await ask('cities')).text()).not.toBe(first);
});

it('the workbench also freezes a read that is sent by POST, separately for each request body', async () => {
  const search = async (query: string) => {
    const answer = await fetch(`${server.baseUrl}/front/search/suggestions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, region: 'all' }),
    });
    return answer.text();
  };
  workbenchState.setCondition('searchSuggestions', { frozen: true });
  const first = await search('лор');
  await vi.waitFor(async () => expect(await search('лор')).toBe(first));
  expect(await search('окулист')).not.toBe(first);
});
