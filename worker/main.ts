import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { OwnVisits } from './own-visits';
import { noticeOf, openPage } from './push';
import { apiOrigin, type FetchEvent, files, scope } from './scope';

/**
 * The service worker of the built site. Files with a hash, and the page without content, which all
 * cabinets use, come from the cache. Public pages come from the network. Offline, the page without
 * content is sent instead, and the program renders data that is stored on the device
 * (own-visits.ts). All other requests go to the network.
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
      // All cabinets use the page without content. While a new version of the worker waits, this
      // page comes from the network, not from the cache.
      if (url.pathname.startsWith('/fo/') && scope.registration.waiting === null) {
        const kept = await matchPrecache(files.neutral.url);
        // Browsers warn if a navigation preload is not used, so wait for it.
        if (kept !== undefined) event.waitUntil(fromNetwork.catch(() => undefined));
        if (kept !== undefined) return kept;
      }
      try {
        return (await fromNetwork) ?? (await fetch(request));
      } catch {
        return (await matchPrecache(files.neutral.url)) ?? Response.error();
      }
    },
    // If a file is opened by its URL, do not answer with a page of the program.
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

/** Caches the chunks that show visits. It is called when a response with visits was stored. */
async function keepForVisits(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.visits.filter((url) => !there.has(url)));
}

scope.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith('aman-assets-') && name !== ASSETS);
    await Promise.all(old.map((name) => caches.delete(name)));
    // With navigation preload the browser already requests the page while it starts the worker.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});

/** Handles the messages that src/shared/site-worker.ts sends. */
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(scope.skipWaiting());
  if (event.data === 'forget') event.waitUntil(Promise.all([own.forget(), unsubscribe()]));
  const { knows } = (event.data ?? {}) as { readonly knows?: string };
  if (knows !== undefined) event.ports[0]?.postMessage(files.shell.includes(knows));
});

/**
 * Ends the push subscription. It is called when the session ends, because the device may now belong
 * to another person.
 */
async function unsubscribe(): Promise<void> {
  await (await scope.registration.pushManager?.getSubscription())?.unsubscribe();
}

scope.addEventListener('push', (event) => {
  const { title, body, path, tag } = noticeOf(event.data?.text());
  event.waitUntil(scope.registration.showNotification(title, { body, tag, data: path, lang: 'ru' }));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data), scope.clients, scope.location.origin));
});
