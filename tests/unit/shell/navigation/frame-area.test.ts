import { expect, it } from 'vitest';
import { frameOf } from '@/shell/navigation/frame-area';

it('a page of all cabinets looks like the one that a doctor or a clinic works in, any other like its own', () => {
  expect(frameOf('member', 'doctor')).toBe('doctor');
  expect(frameOf('member', 'clinic')).toBe('clinic');
  expect(frameOf('member', 'user')).toBe('member');
  expect(frameOf('member', null)).toBe('member');
  expect(frameOf('public', 'doctor')).toBe('public');
});
