import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { User } from '#generated/models/user.ts';
import { claimDrafts, dropDrafts } from '@/shared/form/draft-storage';
import { dismissNotices, notify } from '@/shared/notify';
import { type SessionCause, followOtherTabs, session } from '@/shared/session/session';
import { forgetOwnVisits } from '@/shared/site-worker';
import { type RouteArea, isPrivate } from './access-rules';
import { currentUserQuery, readVisitor, rolesOf } from './current-user';
import { destination } from './destination';
import { claimDevice, forgetPerson, clearRegistrationDraft } from './device-person';

/**
 * Updates the cache, the page and the drafts when the session or its user changes. It must be
 * called once, when the program starts.
 */
export function syncSession(router: AnyRouter, queryClient: QueryClient): () => void {
  const stopTabs = followOtherTabs();
  const stopSession = session.subscribe(({ now, before, cause }) => {
    if (now.accessToken === before.accessToken) return;
    const person = currentPerson(queryClient);
    clearUserData(queryClient);
    forgetOwnVisits();
    // A toast may contain the previous user's name, or a button that undoes what the previous user
    // has done.
    if (before.accessToken !== null) dismissNotices();
    if (cause === 'logout' || cause === 'deleted' || cause === 'logout-elsewhere') {
      dropDrafts();
      forgetPerson();
    }
    if (cause === 'expired') notify.info('Сеанс завершён. Войдите снова');
    const ended = now.accessToken === null;
    void redirectAfterSessionChange(router, queryClient, { cause, ended, person });
  });
  const stopUser = subscribeToUser(queryClient);
  return () => {
    stopTabs();
    stopSession();
    stopUser();
  };
}

/**
 * Calls `onUserLoaded` when a user is written to the cache: after a reload, a login or a change of
 * roles.
 */
export function subscribeToUser(queryClient: QueryClient): () => void {
  const { queryKey } = currentUserQuery();
  const queryHash = hashKey(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryHash !== queryHash || event.type !== 'updated' || event.action.type !== 'success') return;
    const user = queryClient.getQueryData(queryKey)?.data.user;
    if (user !== undefined) onUserLoaded(user);
  });
}

/**
 * Selects the cabinet (docs/rules.md §3). Drafts from before the login become the drafts of this
 * user.
 */
function onUserLoaded(user: User): void {
  const roles = rolesOf(user);
  const { currentCabinet } = session.get();
  if (currentCabinet === null || !roles.includes(currentCabinet)) session.chooseCabinet(roles[0] ?? null);
  clearRegistrationDraft();
  claimDrafts(String(user.id));
  claimDevice(String(user.id));
}

function currentPerson(queryClient: QueryClient): number | undefined {
  return queryClient.getQueryData(currentUserQuery().queryKey)?.data.user.id;
}

interface Turn {
  readonly cause: SessionCause;
  readonly ended: boolean;
  /** Id of the user before the change. */
  readonly person: number | undefined;
}

/**
 * Opens a page that the new session can see. After a login it does nothing, because the login opens
 * a page itself.
 */
async function redirectAfterSessionChange(
  router: AnyRouter,
  queryClient: QueryClient,
  { cause, ended, person }: Turn,
): Promise<void> {
  const { location, matches, resolvedLocation } = router.state;
  // Until the first page is shown, its guard handles the change.
  if (cause === 'sign-in' || resolvedLocation === undefined) return;
  if (cause === 'logout') {
    // After a logout the start page of accounts opens (docs/rules.md §4).
    await router.navigate({ to: '/auth', ignoreBlocker: true });
    return;
  }
  if (cause === 'deleted') {
    await router.navigate({ to: '/auth', search: { gone: 'account' }, ignoreBlocker: true });
    return;
  }
  const isOwn = matches.some((match: { staticData: { area?: RouteArea } }) =>
    isPrivate(match.staticData.area ?? 'public'),
  );
  // If the session has expired in a cabinet, the same page opens again after a login. Drafts keep
  // the typed text.
  if (ended && isOwn) {
    await router.navigate({ to: '/auth/login', search: { redirect: location.href }, ignoreBlocker: true });
    return;
  }
  const { redirect } = location.search as { readonly redirect?: string };
  // After a login in another tab, this tab opens the `redirect` page too.
  if (!ended && redirect !== undefined) {
    const href = destination(router, await readVisitor(queryClient), redirect);
    await router.navigate({ href, replace: true, ignoreBlocker: true });
    return;
  }
  if (!ended && isOwn && person !== undefined) {
    const visitor = await readVisitor(queryClient);
    const follower = currentPerson(queryClient);
    // Another user has logged in while this tab was in the background. The page must not keep the
    // text that the first user has typed.
    if (follower !== undefined && follower !== person) {
      await router.navigate({ href: destination(router, visitor, undefined), replace: true, ignoreBlocker: true });
      return;
    }
  }
  await router.invalidate();
}

/**
 * Removes personal data from the cache and cancels its requests. Public data stays but is
 * refetched, because a visitor may get other data than a user.
 */
function clearUserData(queryClient: QueryClient): void {
  const personal = { predicate: ({ queryKey }: { queryKey: QueryKey }) => !isPublic(queryKey) };
  void queryClient.cancelQueries(personal);
  queryClient.removeQueries(personal);
  void queryClient.invalidateQueries();
}

/**
 * Whether a query is public: its key has «front» after «v0». Keys of requests that aren't a GET
 * begin with the method: `['POST', 'api', 'v0', 'front', …]`.
 */
function isPublic(queryKey: QueryKey): boolean {
  return queryKey[queryKey.indexOf('v0') + 1] === 'front';
}
