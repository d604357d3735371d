import { describe, expect, it, vi } from 'vitest';
import { CloseOnBack } from '@/shared/ui/overlay/close-on-back';

/**
 * A browser with three pages in its history, and a router that shows the page of the last entry it
 * knows.
 */
function visitor() {
  let at = 3;
  const seen = { routed: 3, closed: [] as string[] };
  const history = {
    get state() {
      return { __TSR_index: at };
    },
    go: vi.fn<(delta: number) => void>((delta) => queueMicrotask(() => travel(delta))),
  };
  const back = new CloseOnBack(history);
  const travel = (delta: number): void => {
    at += delta;
    let isStopped = false;
    back.onPop({ stopImmediatePropagation: () => (isStopped = true) });
    if (!isStopped) seen.routed = at;
  };
  const open = (name: string): (() => void) => {
    const done = back.add(
      () => ({ __TSR_index: seen.routed }),
      () => {
        seen.closed.push(name);
        done();
      },
    );
    return done;
  };
  return { seen, history, travel, open };
}

describe('the browser’s «Назад»', () => {
  it('closes one overlay after the other, and leaves the page only when no overlay is open', async () => {
    const { seen, travel, open } = visitor();
    open('sheet');
    open('dialog');
    travel(-1);
    await Promise.resolve();
    expect(seen).toEqual({ routed: 3, closed: ['dialog'] });
    travel(-1);
    await Promise.resolve();
    expect(seen).toEqual({ routed: 3, closed: ['dialog', 'sheet'] });
    travel(-1);
    expect(seen.routed).toBe(2);
  });

  it('pressed for several entries of the history at once does not leave the page while an overlay is open', async () => {
    const { seen, history, travel, open } = visitor();
    open('dialog');
    travel(-2);
    await Promise.resolve();
    expect(history.go).toHaveBeenCalledWith(2);
    expect(seen.routed).toBe(3);
  });

  it('is handled by the navigation guard while the guard asks whether to leave the page', () => {
    const { seen, history, travel, open } = visitor();
    travel(-1);
    seen.routed = 3;
    open('guard');
    travel(-1);
    expect(history.go).not.toHaveBeenCalled();
    expect(seen.closed).toEqual([]);
  });

  it('is handled by the router when no overlay is open, like the browser’s «Вперёд»', () => {
    const { seen, travel, open } = visitor();
    open('dialog')();
    travel(-1);
    expect(seen.routed).toBe(2);
    open('dialog');
    travel(1);
    expect(seen).toEqual({ routed: 3, closed: [] });
  });
});
