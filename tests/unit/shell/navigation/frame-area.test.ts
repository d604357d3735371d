import { expect, it } from 'vitest';
import { frameOf } from '@/shell/navigation/frame-area';

it('a page that belongs to all cabinets has the frame of the current cabinet', () => {
  expect(frameOf('member', 'doctor')).toBe('doctor');
  expect(frameOf('member', 'clinic')).toBe('clinic');
  expect(frameOf('member', 'user')).toBe('member');
  expect(frameOf('member', null)).toBe('member');
  expect(frameOf('public', 'doctor')).toBe('public');
});
