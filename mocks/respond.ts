import type { HttpHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { operationsAt } from './validate/contract.ts';

/**
 * Answers any request: HEAD like GET but without a body, 405 for an undocumented method, 404 for an
 * unknown path.
 */
export async function respond(handlers: readonly HttpHandler[], request: Request): Promise<Response> {
  if (request.method === 'HEAD') {
    const { status, headers } = await respond(handlers, new Request(request.url, { headers: request.headers }));
    return new Response(null, { status, headers });
  }
  return (await getResponse([...handlers], request)) ?? refused(request);
}

function refused({ url, method }: Request): Response {
  const { pathname } = new URL(url);
  const methods = operationsAt(pathname).map((one) => one.method.toUpperCase());
  if (methods.length === 0) return Response.json({ message: 'Ничего не найдено', code: 'not_found' }, { status: 404 });
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  return Response.json(
    { message: `Этот адрес не принимает ${method}` },
    { status: 405, headers: { Allow: allowed.join(', ') } },
  );
}
