import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { TestProvider } from '../e2e/support/test-provider.ts';

type Path = (provider: TestProvider) => Promise<string>;

/** The URL of a screen with failing requests. A call is a path without /api/v0. */
export function failing(path: string, ...calls: string[]): Path {
  return (provider) => {
    const failed = () => HttpResponse.json({ message: 'Сервис отдыхает' }, { status: 503 });
    provider.use(...calls.map((call) => http.all(`*/api/v0${call}`, failed)));
    return Promise.resolve(path);
  };
}

/** The URL of a screen with requests that are never answered. */
export function waiting(path: string, ...calls: string[]): Path {
  return (provider) => {
    provider.use(...calls.map((call) => http.all(`*/api/v0${call}`, () => new Promise<never>(() => undefined))));
    return Promise.resolve(path);
  };
}

type Change = (data: never) => JsonBodyType;

/** The URL of a screen with the provider's responses changed in their `data`. */
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

/** Whether a list has no row, or only days without a slot. */
function isNothing(data: JsonBodyType): boolean {
  return Array.isArray(data) && data.every((row) => JSON.stringify(row).includes('"slots":[]'));
}

/** The metadata of an empty list, also of a list of reviews or slots. */
function ofNothing(meta: object): object {
  return {
    ...meta,
    total: 0,
    last_page: 1,
    ...('rating' in meta && { rating: null, distribution: [] }),
    ...('nearest_starts_at' in meta && { nearest_starts_at: null }),
  };
}
