import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../support/memory-storage.ts';

const storage = new MemoryStorage();
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('window', new EventTarget());

test('the basket for lab tests keeps up to thirty tests, and a logout empties the basket', async () => {
  storage.setItem('aman.analyses', '[3,"x",3,-1,7]');
  const { analysesBasket, MOST_ANALYSES } = await import('@/domain/service/analyses-basket');
  expect(analysesBasket.get()).toEqual([3, 7]);
  for (let id = 10; id < 10 + MOST_ANALYSES - 2; id += 1) expect(analysesBasket.toggle(id)).toBe(true);
  expect(analysesBasket.toggle(1)).toBe(false);
  analysesBasket.remove(3, 10);
  expect(analysesBasket.get().slice(0, 2)).toEqual([7, 11]);
  const { forgetPerson } = await import('@/features/auth/session/device-person');
  forgetPerson();
  expect(analysesBasket.get()).toEqual([]);
  expect(storage.getItem('aman.analyses')).toBeNull();
});
