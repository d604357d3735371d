import { describe, expect, it } from 'vitest';
import { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { ServiceKind } from '#generated/models/service-kind.ts';
import { banners } from '@/features/public/home/banners';
import * as limits from '@/shared/config/limits';

describe('the figures of docs/rules.md §9', () => {
  it('are the figures of the contract and of the site', () => {
    expect([...limits.SERVICE_KINDS].toSorted()).toEqual(Object.values(ServiceKind).toSorted());
    expect([...limits.REVIEW_SORTS].toSorted()).toEqual(Object.values(FeedbackSort).toSorted());
    expect(banners).toHaveLength(limits.SLIDER_COUNT);
  });
});
