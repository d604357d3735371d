import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUserQuery } from '@/features/auth/session/current-user';
import { syncSession } from '@/features/auth/session/sync-session';
import { createQueryClient } from '@/query-client';
import { connectToaster } from '@/shared/notify';
import { session } from '@/shared/session/session';
import { fakeFetch, json } from '../../../support/fake-fetch';
import { MemoryStorage } from '../../../support/memory-storage';

const elena = { id: 7, avatar: null, full_name: 'Осипова Елена', email: 'a@b.kz', roles: [{ name: 'user' }] };
const another = { ...elena, id: 8, full_name: 'Жаксылыков Тимур' };

const navigate = vi.fn<(to: object) => Promise<void>>(() => Promise.resolve());
const invalidate = vi.fn<() => Promise<void>>(() => Promise.resolve());
let stop: () => void;

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  navigate.mockClear();
  invalidate.mockClear();
  session.signIn('token-1', 'user');
  const queryClient = createQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, { data: { user: elena } } as never);
  const location = { href: '/fo/patient/profile', search: {} };
  const state = { location, matches: [{ staticData: { area: 'user' } }], resolvedLocation: location };
  stop = syncSession({ navigate, invalidate, state } as unknown as AnyRouter, queryClient);
});
afterEach(() => {
  stop();
  session.logout();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The tab wakes up and finds a new session in the storage. */
function wakes(): void {
  localStorage.setItem('aman.session', '{"accessToken":"token-2","currentCabinet":"user"}');
  window.dispatchEvent(new Event('focus'));
}

describe('a tab that wakes after a login in another tab', () => {
  it('redirects to the cabinet of the new person if another person has logged in', async () => {
    fakeFetch(() => json({ data: { user: another } }));
    wakes();
    const own = { href: '/fo/patient', replace: true, ignoreBlocker: true };
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith(own));
    expect(invalidate).not.toHaveBeenCalled();
  });

  it('dismisses the toasts of the previous person', () => {
    const dismiss = vi.fn<() => void>();
    const disconnect = connectToaster(() => undefined, dismiss);
    fakeFetch(() => json({ data: { user: another } }));
    wakes();
    expect(dismiss).toHaveBeenCalledOnce();
    disconnect();
  });

  it('keeps its page open if the same person has logged in again', async () => {
    fakeFetch(() => json({ data: { user: elena } }));
    wakes();
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce());
    expect(navigate).not.toHaveBeenCalled();
  });

  it('lets the guards of its page decide if the current user fails to load', async () => {
    fakeFetch(() => json({ message: 'Сбой' }, 500));
    wakes();
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce());
    expect(navigate).not.toHaveBeenCalled();
  });
});
