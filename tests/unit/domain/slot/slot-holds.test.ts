import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestHoldId, slotHolding, type WatchedSlot } from '@/domain/slot/slot-holds';
import { Problem } from '@/shared/api/problem';
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

/** A transport with responses set by the test, and the slots that the server holds. */
function server() {
  const asked: {
    slot: string;
    before: string | undefined;
    answer: () => Promise<void>;
    refuse: () => Promise<void>;
  }[] = [];
  const released: string[] = [];
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
          refuse: async () => {
            reject(new Problem({ kind: 'http', status: 409 }));
            await settled();
          },
        });
      }),
    release: async ({ id }) => {
      released.push(id);
    },
    watch: (slot) => {
      watched = slot;
      return () => (watched = undefined);
    },
  });
  const want = async (at: string | undefined): Promise<void> => {
    holding.want(at && JSON.stringify({ at }));
    await settled();
  };
  return { asked, released, holding, want, settled, watched: () => watched };
}

describe('a held slot', () => {
  it('is asked for one after another, and only the last that is wanted replaces what is held', async () => {
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

  it('is given back when its screen was left before the answer came', async () => {
    const { asked, released, want } = server();
    await want('9:00');
    await want(undefined);
    expect(released).toEqual([]);
    await asked[0]?.answer();
    expect(released).toEqual(['hold of 9:00']);
  });

  it('stays held while another one is refused, and is given back with the screen', async () => {
    const { asked, released, holding, want } = server();
    await want('9:00');
    await asked[0]?.answer();
    await want('10:00');
    await asked[1]?.refuse();
    expect(holding.shown().state.kind).toBe('lost');
    expect(released).toEqual([]);
    await want(undefined);
    expect(released).toEqual(['hold of 9:00']);
  });

  it('is not given back while it is made a visit, nor afterwards', async () => {
    const { asked, released, holding, want, settled } = server();
    await want('9:00');
    await asked[0]?.answer();
    const booked = Promise.withResolvers<void>();
    const spent = holding.spend(() => booked.promise);
    await want(undefined);
    booked.resolve();
    await spent;
    await settled();
    expect(released).toEqual([]);
  });

  it('is given back when the booking fails after its screen was left', async () => {
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

  it('that has ended elsewhere stays ended, whatever is still on its way', async () => {
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
  });

  it('waits on the next screen for what the last one still has to do', async () => {
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
});
