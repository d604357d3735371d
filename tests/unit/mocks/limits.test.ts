import { expect, it } from 'vitest';
import { withLimits } from '#mocks/limits.ts';

const MINUTE = 60_000;
const search = (token?: string) =>
  new Request('http://mocks.test/api/v0/front/search/suggestions', {
    method: 'POST',
    body: '{}',
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });

it('a limit of requests is the contract’s limit, is named in a header, and applies to each network address', async () => {
  let now = 0;
  const respond = withLimits(
    async () => new Response('ok'),
    () => now,
  );
  const first = await respond(search(), '1.1.1.1');
  expect([first.status, first.headers.get('RateLimit')]).toEqual([200, '"search";r=599;t=60']);
  now = 20_500;
  for (let sent = 1; sent < 600; sent += 1) expect((await respond(search(), '1.1.1.1')).status).toBe(200);
  const refused = await respond(search(), '1.1.1.1');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '40']);
  expect(refused.headers.get('RateLimit')).toBe('"search";r=0;t=40');
  expect(await refused.json()).toEqual({
    message: 'Слишком много попыток. Повторите через 40 секунд',
    code: 'too_many_tries',
  });
  expect((await respond(search(), '2.2.2.2')).status).toBe(200);
  expect((await respond(search('somebody'), '1.1.1.1')).status).toBe(200);
  now = MINUTE;
  expect((await respond(search(), '1.1.1.1')).status).toBe(200);
});

it('an operation without a limit sends no RateLimit header', async () => {
  const respond = withLimits(
    async () => new Response('ok'),
    () => 0,
  );
  const cities = await respond(new Request('http://mocks.test/api/v0/front/resources/dir/cities'), '1.1.1.1');
  expect(cities.headers.get('RateLimit')).toBeNull();
});
