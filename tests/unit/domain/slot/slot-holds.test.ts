// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestHoldId, slotHolding, useHolding, type WatchedSlot } from '@/domain/slot/slot-holds';
import { Problem } from '@/shared/api/problem';
import { MemoryStorage } from '../../support/memory-storage';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
});
afterEach(() => {
  guestHoldId.forget();
  vi.unstubAllGlobals();
});

it('a guest’s hold is the same in all tabs: this tab sees that another tab has changed or released the hold', () => {
  guestHoldId.keep('a');
  localStorage.setItem('aman.guest-hold', 'b');
  expect(guestHoldId.get()).toBe('b');
  localStorage.removeItem('aman.guest-hold');
  expect(guestHoldId.get()).toBeUndefined();
});

it('a guest’s hold works if the browser forbids storage', () => {
  vi.stubGlobal('localStorage', undefined);
  guestHoldId.keep('a');
  expect(guestHoldId.get()).toBe('a');
  guestHoldId.forget();
  expect(guestHoldId.get()).toBeUndefined();
});

it('a guest’s hold works if the browser’s storage is full', () => {
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  guestHoldId.keep('a');
  expect(guestHoldId.get()).toBe('a');
});

/** A transport whose responses the test sets, and the slots that the server holds. */
function server() {
  const asked: {
    slot: string;
    before: string | undefined;
    answer: () => Promise<void>;
    refuse: (status?: number) => Promise<void>;
  }[] = [];
  const released: string[] = [];
  const spent: string[] = [];
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  let watched: WatchedSlot<{ id: string; expires_at: string }> | undefined;
  const holding = slotHolding<{ at: string }, { id: string; expires_at: string }>({
    take: ({ at }, before) =>
      new Promise((resolve, reject) => {
        asked.push({
          slot: at,
          before: before?.id,
          answer: async () => {
            resolve({ id: `hold of ${at}`, expires_at: '2099-01-01T00:00:00+05:00' });
            await settled();
          },
          refuse: async (status = 409) => {
            reject(new Problem({ kind: 'http', status, message: 'Это время заняли' }));
            await settled();
          },
        });
      }),
    release: async ({ id }) => {
      released.push(id);
    },
    onSpent: ({ id }) => void spent.push(id),
    watch: (slot) => {
      watched = slot;
      return () => (watched = undefined);
    },
  });
  const want = async (at: string | undefined): Promise<void> => {
    holding.want(at && JSON.stringify({ at }));
    await settled();
  };
  return { asked, released, spent, holding, want, settled, watched: () => watched };
}

describe('a held slot', () => {
  it('is replaced once, by the last slot that the user has chosen while a request was pending', async () => {
    const { asked, released, holding, want } = server();
    await want('9:00');
    await want('10:00');
    await want('11:00');
    expect(asked.map(({ slot }) => slot)).toEqual(['9:00']);
    await asked[0]?.answer();
    expect(asked.map(({ slot, before }) => [slot, before])).toEqual([
      ['9:00', undefined],
      ['11:00', 'hold of 9:00'],
    ]);
    expect(holding.shown().state.kind).toBe('asking');
    await asked[1]?.answer();
    expect(holding.shown().state).toMatchObject({ kind: 'held', hold: { id: 'hold of 11:00' } });
    expect(released).toEqual([]);
  });

  it('is released if its screen unmounts before the response', async () => {
    const { asked, released, want } = server();
    await want('9:00');
    await want(undefined);
    expect(released).toEqual([]);
    await asked[0]?.answer();
    expect(released).toEqual(['hold of 9:00']);
  });

  it('stays held if the next hold is rejected, and is released when its screen unmounts', async () => {
    const { asked, released, holding, want } = server();
    await want('9:00');
    await asked[0]?.answer();
    await want('10:00');
    await asked[1]?.refuse();
    expect(holding.shown().state).toEqual({ kind: 'lost', text: 'Это время заняли' });
    expect(released).toEqual([]);
    await want(undefined);
    expect(released).toEqual(['hold of 9:00']);
  });

  it('is not released during or after the booking', async () => {
    const { asked, released, spent, holding, want, settled, watched } = server();
    await want('9:00');
    await asked[0]?.answer();
    const booked = Promise.withResolvers<void>();
    const visit = holding.spend(() => booked.promise);
    watched()?.end({ kind: 'ended', why: 'booked' });
    expect(holding.shown().state.kind).toBe('held');
    await want(undefined);
    booked.resolve();
    await visit;
    await settled();
    expect(released).toEqual([]);
    expect(spent).toEqual(['hold of 9:00']);
  });

  it('is released if the booking fails after its screen unmounted', async () => {
    const { asked, released, holding, want, settled } = server();
    await want('9:00');
    await asked[0]?.answer();
    const booked = Promise.withResolvers<void>();
    const spent = holding.spend(() => booked.promise);
    await want(undefined);
    booked.reject(new Error('500'));
    await expect(spent).rejects.toThrow('500');
    await settled();
    expect(released).toEqual(['hold of 9:00']);
  });

  it('is no longer held if another device ends the hold during a request, until the user asks for the slot again', async () => {
    const { asked, holding, want, watched, settled } = server();
    await want('9:00');
    await asked[0]?.answer();
    const slot = watched();
    slot?.renew();
    await settled();
    slot?.end({ kind: 'ended', why: 'chosen' });
    await asked[1]?.answer();
    expect(holding.shown().state.kind).toBe('ended');
    holding.askAgain();
    await settled();
    await asked[2]?.answer();
    expect(holding.shown().state.kind).toBe('held');
    watched()?.end({ kind: 'ended', why: undefined });
    holding.askAgain();
    await settled();
    expect(asked[3]?.before).toBeUndefined();
  });

  it('is shown until it expires if its renewal fails, and is then requested again', async () => {
    const { asked, holding, want, watched, settled } = server();
    await want('9:00');
    await asked[0]?.answer();
    const slot = watched();
    slot?.renew();
    await settled();
    await asked[1]?.refuse(500);
    expect(slot?.hold()?.id).toBe('hold of 9:00');
    slot?.end({ kind: 'over' });
    expect(holding.shown().state).toEqual({ kind: 'over' });
    expect([slot?.hold(), watched()]).toEqual([undefined, undefined]);
    holding.askAgain();
    await settled();
    expect(asked[2]).toMatchObject({ slot: '9:00', before: 'hold of 9:00' });
  });

  it.each([
    [404, 'lost'],
    [409, 'lost'],
    [422, 'lost'],
    [500, 'failed'],
  ])('is reported after the status %i as «%s»', async (status, kind) => {
    const { asked, holding, want } = server();
    const told = vi.fn();
    await want('9:00');
    const stop = holding.subscribe(told);
    await asked[0]?.refuse(status);
    expect(holding.shown()).toEqual({ of: '{"at":"9:00"}', state: { kind, text: 'Это время заняли' } });
    expect(told).toHaveBeenCalledOnce();
    stop();
    holding.lose('Это время заняли');
    expect(holding.shown().state.kind).toBe('lost');
    expect(told).toHaveBeenCalledOnce();
  });

  it('is requested by the next screen only after the previous screen has released its own hold', async () => {
    const left = server();
    await left.want('9:00');
    await left.want(undefined);
    const next = server();
    await next.want('9:00');
    expect(next.asked).toEqual([]);
    await left.asked[0]?.answer();
    expect(left.released).toEqual(['hold of 9:00']);
    await vi.waitFor(() => expect(next.asked).toHaveLength(1));
  });

  it('is held for the slot that the screen shows until it expires or the screen unmounts', async () => {
    const released: string[] = [];
    const states: string[] = [];
    const end = Promise.withResolvers<string>();
    const transport = {
      take: async ({ at }: { at: string }) => ({
        id: at,
        expires_at: at === '9:00' ? '2099-01-01T00:00:00Z' : await end.promise,
      }),
      release: async ({ id }: { id: string }) => void released.push(id),
      watch: () => () => undefined,
    };
    function Screen({ at }: { at: string | undefined }) {
      const { state } = useHolding(at === undefined ? undefined : { at }, transport);
      states.push(state.kind);
      return null;
    }
    const root = createRoot(document.createElement('div'));
    const show = (at?: string) => act(async () => root.render(createElement(Screen, { at })));
    const seen = () => [...new Set(states.splice(0))];
    await show('9:00');
    await vi.waitFor(() => expect(states.at(-1)).toBe('held'));
    await show('9:00');
    expect(seen()).toEqual(['asking', 'held']);
    await show('10:00');
    expect(seen()).toEqual(['asking']);
    await act(async () => end.resolve('2020-01-01T00:00:00Z'));
    expect(states.at(-1)).toBe('over');
    await show();
    expect(released).toEqual(['10:00']);
    await show('9:00');
    await act(async () => root.unmount());
    expect(released).toEqual(['10:00', '9:00']);
  });
});
