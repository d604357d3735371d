import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { note } from '@/hydration/early-note';
import { watchForStart } from '@/hydration/no-start';

vi.mock('@/hydration/early-note', () => ({ note: vi.fn<() => void>(), clearNote: vi.fn<() => void>() }));

const page = (): EventTarget & { programStarted?: () => void } => new EventTarget();
let window = page();

class Script extends EventTarget {
  src = 'https://aman.example/assets/1a.js';
}
class Failure extends Event {
  filename = 'chrome-extension://abc/content.js';
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(note).mockClear();
  window = page();
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { origin: 'https://aman.example' });
  vi.stubGlobal('HTMLScriptElement', Script);
  vi.stubGlobal('ErrorEvent', Failure);
  watchForStart();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the watchdog of the start reports nothing if the program starts late because the network is slow', () => {
  vi.advanceTimersByTime(50_000);
  expect(note).not.toHaveBeenCalled();
  window.programStarted?.();
  vi.advanceTimersByTime(100_000);
  expect(note).not.toHaveBeenCalled();
});

it('the watchdog of the start reports a program that has loaded but does not start', () => {
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(20_000);
  expect(note).toHaveBeenCalledWith(expect.stringContaining('не\u00A0запустилась'), expect.anything());
});

it('the watchdog of the start reports a script that failed to load, within five seconds', () => {
  const failed = new Event('error');
  Object.defineProperty(failed, 'target', { value: new Script() });
  window.dispatchEvent(failed);
  vi.advanceTimersByTime(5000);
  expect(note).toHaveBeenCalledOnce();
});

it('the watchdog of the start does not report an error of a browser extension', () => {
  window.dispatchEvent(new Failure('error'));
  vi.advanceTimersByTime(20_000);
  expect(note).not.toHaveBeenCalled();
});
