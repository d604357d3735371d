import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guestHoldId } from '@/domain/slot/slot-holds';
import { MemoryStorage } from '../../support/memory-storage';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
});
afterEach(() => {
  guestHoldId.forget();
  vi.unstubAllGlobals();
});

it('is one for all tabs: another tab can change and release it', () => {
  guestHoldId.keep('a');
  localStorage.setItem('aman.guest-hold', 'b');
  expect(guestHoldId.get()).toBe('b');
  localStorage.removeItem('aman.guest-hold');
  expect(guestHoldId.get()).toBeUndefined();
});

it('is known to the page where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  guestHoldId.keep('a');
  expect(guestHoldId.get()).toBe('a');
  guestHoldId.forget();
  expect(guestHoldId.get()).toBeUndefined();
});

it('is known to the page where storage is full', () => {
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  guestHoldId.keep('a');
  expect(guestHoldId.get()).toBe('a');
});
