import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { TestProvider } from '../e2e/support/test-provider.ts';

type Path = (provider: TestProvider) => Promise<string>;

/** The address of a screen some of whose requests fail. A call is a path without /api/v0. */
export function failing(path: string, ...calls: string[]): Path {
  return (provider) => {
    const failed = () => HttpResponse.json({ message: 'Сервис отдыхает' }, { status: 503 });
    provider.use(...calls.map((call) => http.all(`*/api/v0${call}`, failed)));
    return Promise.resolve(path);
  };
}

/** The address of a screen some of whose requests are never answered. */
export function waiting(path: string, ...calls: string[]): Path {
  return (provider) => {
    provider.use(...calls.map((call) => http.all(`*/api/v0${call}`, () => new Promise<never>(() => undefined))));
    return Promise.resolve(path);
  };
}

type Change = (data: never) => JsonBodyType;

/** The address of a screen some of whose answers are the provider's own with something changed in their `data`. */
export function changed(path: string, changes: Readonly<Record<string, Change>>): Path {
  return (provider) => {
    provider.use(
      ...Object.entries(changes).map(([call, change]) =>
        http.all(`*/api/v0${call}`, async ({ request }) => {
          const body = await (await provider.respond(request)).json();
          const data = change(body.data as never);
          return HttpResponse.json({
            ...body,
            data,
            ...(isNothing(data) && body.meta && { meta: ofNothing(body.meta) }),
          });
        }),
      ),
    );
    return Promise.resolve(path);
  };
}

/** No row, or days without a time. */
function isNothing(data: JsonBodyType): boolean {
  return Array.isArray(data) && data.every((row) => JSON.stringify(row).includes('"slots":[]'));
}

/** What a list without a row says of itself, a list of reviews included. */
function ofNothing(meta: object): object {
  return {
    ...meta,
    total: 0,
    last_page: 1,
    ...('rating' in meta && { rating: null, distribution: [] }),
    ...('nearest_starts_at' in meta && { nearest_starts_at: null }),
  };
}
