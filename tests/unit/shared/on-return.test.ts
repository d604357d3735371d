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

it.each(['focus', 'pageshow', 'online'])('calls back on «%s», and not once it has ended', (event) => {
  const back = vi.fn<() => void>();
  const end = onReturn(back);
  window.dispatchEvent(new Event(event));
  end();
  window.dispatchEvent(new Event(event));
  expect(back).toHaveBeenCalledOnce();
});

it('calls back when the tab shows, and not when it is hidden', () => {
  const back = vi.fn<() => void>();
  onReturn(back);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(back).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(back).toHaveBeenCalledOnce();
});
