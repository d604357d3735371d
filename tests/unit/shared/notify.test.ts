import { expect, it, vi } from 'vitest';
import { connectToaster } from '@/shared/toast/connect-toaster';
import { notify, onFirstNotice } from '@/shared/toast/notify';

it('keeps what is said before there is a toaster, and calls for one', () => {
  const wake = vi.fn<() => void>();
  const stop = onFirstNotice(wake);
  notify.success('Данные сохранены');
  notify.error('Сбой');
  expect(wake).toHaveBeenCalled();

  const shown: Parameters<Parameters<typeof connectToaster>[0]>[0][] = [];
  const disconnect = connectToaster((notice) => shown.push(notice));
  notify.info('Ещё');
  expect(shown.map(({ text }) => text)).toEqual(['Данные сохранены', 'Сбой', 'Ещё']);

  disconnect();
  stop();
  wake.mockClear();
  notify.warning('Позже');
  expect(wake).not.toHaveBeenCalled();
  expect(shown).toHaveLength(3);
  // Said, and not lost: a toaster that comes later shows it, and calls at once whoever waits for the first notice.
  onFirstNotice(wake)();
  expect(wake).toHaveBeenCalledOnce();
  connectToaster((notice) => shown.push(notice))();
  expect(shown.at(-1)?.text).toBe('Позже');
});
