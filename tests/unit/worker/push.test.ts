import { describe, expect, it, vi } from 'vitest';
import { noticeOf, openPage } from '../../../worker/push';

describe('a push message to the service worker', () => {
  it('is shown as a notification with the texts, the page and the tag from the message', () => {
    const sent = { title: 'Завтра в 10:00', body: 'пр. Абая, 150. Елена', path: '/fo/patient/visits/7', tag: 'day-1' };
    expect(noticeOf(JSON.stringify(sent))).toEqual(sent);
  });

  it.each([
    ['without content', undefined],
    ['with an empty text', ''],
    ['with a text that is not JSON', 'no JSON'],
    ['with a list', '[1]'],
    ['with a number as title', '{"title":7}'],
  ])('%s is shown as a general notification', (_, text) => {
    const { title, body } = noticeOf(text);
    expect(title).toBe('Аман');
    expect(body).not.toBe('');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'opens the home page if the message names another site: %s',
    (path) => expect(noticeOf(JSON.stringify({ path })).path).toBe('/'),
  );
});

describe('a press on a push notification', () => {
  const url = 'https://aman.example/fo/patient/visits/7';

  it('focuses the window that already shows the page, or opens a new window', async () => {
    const focus = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const openWindow = vi.fn<(href: string) => Promise<void>>(() => Promise.resolve());
    const windows = (open: string) => ({ matchAll: () => Promise.resolve([{ url: open, focus }]), openWindow });
    await openPage('/fo/patient/visits/7', windows(url), 'https://aman.example');
    expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0]);
    await openPage('/fo/patient/visits/7', windows('https://aman.example/'), 'https://aman.example');
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(url);
    expect(focus).toHaveBeenCalledOnce();
  });
});
