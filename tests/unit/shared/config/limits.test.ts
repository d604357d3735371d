import { describe, expect, it } from 'vitest';
import { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { ServiceKind } from '#generated/models/service-kind.ts';
import { banners } from '@/features/public/home/banners';
import * as limits from '@/shared/config/limits';

describe('the figures of docs/rules.md §9', () => {
  it('are in one place, as in the rules', () => {
    expect(limits).toMatchObject({
      SUGGESTION_DELAY: 500,
      SUGGESTION_MIN_LENGTH: 2,
      FILE_MAX_BYTES: 5 * 1024 * 1024,
      CODE_LENGTH: 5,
      TAX_NUMBER_LENGTH: 12,
      PASSWORD_MIN_LENGTH: 8,
      QUERY_FRESHNESS: 180_000,
      CITIES_FRESHNESS: 3_600_000,
      SCROLL_TO_TOP_AFTER: 300,
      PHONE_MAX_WIDTH: 768,
      SLIDER_SWIPE: 50,
      DEFAULT_CITY_ID: 1,
      CURRENCY_SIGN: '₸',
      BONUS_UNIT: 'Б',
      TOAST: { duration: 4000, visible: 3, gap: 14, width: 356, hotkey: ['altKey', 'KeyT'], swipe: 20, removal: 200 },
    });
    expect(limits.CALENDAR_HIDE_DELAY).toBe(110);
  });

  it('match the contract and the interface', () => {
    expect([...limits.SERVICE_KINDS].toSorted()).toEqual(Object.values(ServiceKind).toSorted());
    expect([...limits.REVIEW_SORTS].toSorted()).toEqual(Object.values(FeedbackSort).toSorted());
    expect(banners).toHaveLength(limits.SLIDER_COUNT);
  });
});
