import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetSearches } from '@/domain/search/recent-searches';
import { type RouteArea, isPrivate } from '@/features/auth/guard/access-rules';
import { dropDrafts } from '@/shared/form/draft-storage';
import { notify } from '@/shared/notify';
import { type SessionCause, followOtherTabs, session } from '@/shared/session/session';
import { destination } from './destination';
import { forgetPerson } from './forget-person';
import { readVisitor } from './visitor';

/** Draws the consequences of every change of the session, for the cache and for the page. Called once, at the start. */
export function followSession(router: AnyRouter, queryClient: QueryClient): () => void {
  const stopTabs = followOtherTabs();
  const stopSession = session.subscribe(({ now, before, cause }) => {
    if (now.accessToken === before.accessToken) return;
    forgetPerson(queryClient);
    if (cause === 'logout') {
      dropDrafts();
      forgetSearches();
    }
    if (cause === 'expired') notify.info('Сеанс завершён. Войдите снова');
    void lead(router, queryClient, cause, now.accessToken === null);
  });
  return () => {
    stopTabs();
    stopSession();
  };
}

/** Takes the person to where the new session lets them be. A login leads by itself: it knows where they were heading. */
async function lead(router: AnyRouter, queryClient: QueryClient, cause: SessionCause, ended: boolean): Promise<void> {
  const { location, matches, resolvedLocation } = router.state;
  // Before the first page stands, its guard sees the change by itself.
  if (cause === 'sign-in' || resolvedLocation === undefined) return;
  if (cause === 'logout') {
    // docs/rules.md §4.
    await router.navigate({ to: '/auth', ignoreBlocker: true });
    return;
  }
  const isOwn = matches.some((match: { staticData: { area?: RouteArea } }) =>
    isPrivate(match.staticData.area ?? 'public'),
  );
  // Whoever was thrown out of a cabinet comes back to the same page after the login; what they typed waits as a draft.
  if (ended && isOwn) {
    await router.navigate({ to: '/auth/login', search: { redirect: location.href }, ignoreBlocker: true });
    return;
  }
  const { redirect } = location.search as { readonly redirect?: string };
  // The login of another tab leads this one on as its own would have done.
  if (!ended && redirect !== undefined) {
    const href = destination(router, await readVisitor(queryClient), redirect);
    await router.navigate({ href, replace: true, ignoreBlocker: true });
    return;
  }
  await router.invalidate();
}
