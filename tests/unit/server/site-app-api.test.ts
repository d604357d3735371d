import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteApp } from '../../../server/app.ts';
import { PageStore } from '../../../server/page-store.ts';

let api: Server;
let origin = '';

/** An API behind a compressing server, as is usual. The API returns what it has received. */
beforeAll(async () => {
  api = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url, headers } = request;
    const said = { method, url, token: headers.authorization, body: Buffer.concat(chunks).toString() };
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
    response.end(gzipSync(JSON.stringify(said)));
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  const address = api.address();
  if (address !== null && typeof address === 'object') origin = `http://127.0.0.1:${address.port}`;
});

afterAll(() => api.close());

test('the rendering server passes a compressed API response on to the browser completely', async () => {
  const app = siteApp({
    api: origin,
    neutral: '<meta http-equiv="Content-Security-Policy" content="default-src" />',
    pages: (render) => new PageStore({ render }),
    render: async () => ({ status: 200, html: '', route: 'home', missing: [] }),
  });
  const answer = await app.request('https://aman.example/api/v0/front/search?page=2', {
    method: 'POST',
    headers: { Authorization: 'Bearer abc', 'Content-Type': 'application/json' },
    body: '{"q":"лор"}',
  });
  // A browser would try to decompress a body with this header.
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/api/v0/front/search?page=2',
    token: 'Bearer abc',
    body: '{"q":"лор"}',
  });
});
