import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onReturn } from '@/shared/on-return';

class Page extends EventTarget {
  visibilityState = 'visible';
}
const page = new Page();

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
});
afterEach(() => void vi.unstubAllGlobals());

it.each(['focus', 'pageshow', 'online'])(
  'the callback for a user’s return is called on the event «%s», and not after it was stopped',
  (event) => {
    const back = vi.fn<() => void>();
    const end = onReturn(back);
    window.dispatchEvent(new Event(event));
    end();
    window.dispatchEvent(new Event(event));
    expect(back).toHaveBeenCalledOnce();
  },
);

it('the callback for a user’s return is called when the tab becomes visible, and not when it becomes hidden', () => {
  const back = vi.fn<() => void>();
  onReturn(back);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(back).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(back).toHaveBeenCalledOnce();
});
