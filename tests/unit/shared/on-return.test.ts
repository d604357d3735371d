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
  'the callback for a user’s return to the page is called on the event «%s» until the callback is stopped',
  (event) => {
    const back = vi.fn<() => void>();
    const end = onReturn(back);
    window.dispatchEvent(new Event(event));
    end();
    window.dispatchEvent(new Event(event));
    expect(back).toHaveBeenCalledOnce();
  },
);

it('the callback for a user’s return to the page is called when the tab is shown, but not when it is hidden', () => {
  const back = vi.fn<() => void>();
  onReturn(back);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(back).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(back).toHaveBeenCalledOnce();
});
