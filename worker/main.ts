import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { OwnVisits } from './own-visits';
import { apiOrigin, type FetchEvent, files, scope } from './scope';

/**
 * The service worker of the built site: files whose name carries a hash come from this device, and so does the page without content, which
 * is every cabinet's; public pages come from the network, and without one that page takes their place: in it the program draws what this
 * device knows (own-visits.ts). Nothing else is answered from here.
 */
const ASSETS = `aman-assets-${files.build}`;
const own = new OwnVisits(caches);
const assets = new CacheFirst({ cacheName: ASSETS });

precache([files.neutral, ...files.shell.map((url) => ({ url, revision: null }))]);
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) => (await matchPrecache(options.request.url)) ?? (await assets.handle(options)),
);

registerRoute(
  new NavigationRoute(
    async ({ request, event, url }) => {
      const fromNetwork = (event as unknown as FetchEvent).preloadResponse;
      // The page without content is the same for every cabinet. A version that waits is on the network.
      if (url.pathname.startsWith('/fo/') && scope.registration.waiting === null) {
        const kept = await matchPrecache(files.neutral.url);
        // The browser complains of a preload that is given up.
        if (kept !== undefined) event.waitUntil(fromNetwork.catch(() => undefined));
        if (kept !== undefined) return kept;
      }
      try {
        return (await fromNetwork) ?? (await fetch(request));
      } catch {
        return (await matchPrecache(files.neutral.url)) ?? Response.error();
      }
    },
    // A file that is opened by its address is no page of the program.
    { denylist: [/^\/api\//, /\.[a-z0-9]+$/i] },
  ),
);

for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ url, request }) => url.origin === apiOrigin() && own.concerns(request),
    ({ request, event }) => {
      const later = (work: Promise<void>): void => event.waitUntil(work);
      return own.answer(request, fetch, later, () => later(keepForVisits()));
    },
    method,
  );
}

for (const method of ['POST', 'PUT', 'DELETE'] as const) {
  registerRoute(
    ({ url, request }) => url.origin === apiOrigin() && own.changes(request),
    ({ request, event }) => own.change(request, fetch, (work) => event.waitUntil(work)),
    method,
  );
}

/** The parts of the program that show visits, as soon as there are some to show. */
async function keepForVisits(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.visits.filter((url) => !there.has(url)));
}

scope.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith('aman-assets-') && name !== ASSETS);
    await Promise.all(old.map((name) => caches.delete(name)));
    // The page is asked for while this program starts.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});

/** What pages say to it: src/shared/site-worker.ts. */
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(scope.skipWaiting());
  if (event.data === 'forget') event.waitUntil(own.forget());
  const { knows } = (event.data ?? {}) as { readonly knows?: string };
  if (knows !== undefined) event.ports[0]?.postMessage(files.shell.includes(knows));
});
