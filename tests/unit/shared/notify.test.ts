import { expect, it } from 'vitest';
import { connectToaster, notify, onWaitingNotice } from '@/shared/notify';

it('a toast is kept until the module that shows toasts has loaded, and is then shown', () => {
  notify.success('Данные сохранены');
  notify.error('Сбой');

  const shown: Parameters<Parameters<typeof connectToaster>[0]>[0][] = [];
  const disconnect = connectToaster((notice) => shown.push(notice));
  notify.info('Ещё');
  expect(shown.map(({ text }) => text)).toEqual(['Данные сохранены', 'Сбой', 'Ещё']);

  disconnect();
  notify.warning('Позже');
  expect(shown).toHaveLength(3);
  // The toast is not lost: a toaster that connects later shows it.
  connectToaster((notice) => shown.push(notice))();
  expect(shown.at(-1)?.text).toBe('Позже');
});

it('the first toast loads the module that shows toasts', () => {
  let calls = 0;
  const forget = onWaitingNotice(() => (calls += 1));
  expect(calls).toBe(0);
  notify.info('Раз');
  expect(calls).toBe(1);
  forget();
  // A listener that is added after the toast is called too.
  onWaitingNotice(() => (calls += 1))();
  expect(calls).toBe(2);

  const disconnect = connectToaster(() => undefined);
  notify.info('Два');
  expect(calls, 'there is a toaster').toBe(2);
  disconnect();
});
