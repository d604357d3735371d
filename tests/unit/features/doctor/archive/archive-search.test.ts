import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { archiveParams } from '@/features/doctor/archive/archive-search';

const nothing = { q: undefined, status: undefined, from: undefined, to: undefined, page: 1 };

describe('a doctor’s archive', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-12T08:20:00+05:00') }));
  afterEach(() => void vi.useRealTimers());

  it('ends with today by default', () => {
    expect(archiveParams(nothing)).toMatchObject({ date_to: '2026-05-12' });
    expect(archiveParams({ ...nothing, from: '2026-05-01' })).toMatchObject({ date_to: '2026-05-12' });
  });

  it('shows days after today if the doctor asks for them, or filters by cancelled visits', () => {
    expect(archiveParams({ ...nothing, status: 'cancelled' })).not.toHaveProperty('date_to');
    expect(archiveParams({ ...nothing, from: '2026-06-01' })).not.toHaveProperty('date_to');
    expect(archiveParams({ ...nothing, to: '2026-06-30' })).toMatchObject({ date_to: '2026-06-30' });
  });

  it('swaps the two dates of a range that ends before its start', () => {
    expect(archiveParams({ ...nothing, from: '2026-05-09', to: '2026-05-01' })).toMatchObject({
      date_from: '2026-05-01',
      date_to: '2026-05-09',
    });
  });
});
