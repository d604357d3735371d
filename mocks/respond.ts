import type { HttpHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { operationsById } from './validate/contract.ts';

/** Methods by path of the contract, as a pattern: what an address answers to. */
const addresses: readonly (readonly [path: RegExp, method: string])[] = [...operationsById.values()].map(
  ({ path, method }) => [new RegExp(`/api/v0${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), method.toUpperCase()],
);

/** Answers any request: HEAD as GET without the body, 405 to a method that an address doesn't have, 404 to another address. */
export async function respond(handlers: readonly HttpHandler[], request: Request): Promise<Response> {
  if (request.method === 'HEAD') {
    const { status, headers } = await respond(handlers, new Request(request.url, { headers: request.headers }));
    return new Response(null, { status, headers });
  }
  return (await getResponse([...handlers], request)) ?? refused(request);
}

function refused({ url, method }: Request): Response {
  const { pathname } = new URL(url);
  const methods = addresses.flatMap(([path, one]) => (path.test(pathname) ? [one] : []));
  if (methods.length === 0) return Response.json({ message: 'Ничего не найдено', code: 'not_found' }, { status: 404 });
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  return Response.json(
    { message: `Этот адрес не принимает ${method}` },
    { status: 405, headers: { Allow: allowed.join(', ') } },
  );
}
