import { expect, it } from 'vitest';
import { connectToaster, notify } from '@/shared/notify';

it('keeps notices until there is a toaster', () => {
  notify.success('Данные сохранены');
  notify.error('Сбой');

  const shown: Parameters<Parameters<typeof connectToaster>[0]>[0][] = [];
  const disconnect = connectToaster((notice) => shown.push(notice));
  notify.info('Ещё');
  expect(shown.map(({ text }) => text)).toEqual(['Данные сохранены', 'Сбой', 'Ещё']);

  disconnect();
  notify.warning('Позже');
  expect(shown).toHaveLength(3);
  // Said, and not lost: a toaster that comes later shows it.
  connectToaster((notice) => shown.push(notice))();
  expect(shown.at(-1)?.text).toBe('Позже');
});
