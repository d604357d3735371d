import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_ZOOM,
  cropSide,
  moved,
  placement,
  wholeCrop,
  zoomed,
  type Crop,
  type PictureSize,
} from '@/features/patient/profile/crop';

const portrait = { width: 900, height: 1200 };

describe('a photo being cropped', () => {
  it('begins in the middle, as large as it can be', () => {
    expect(wholeCrop(portrait)).toEqual({ x: 450, y: 600, zoom: 1 });
    expect(cropSide(portrait, wholeCrop(portrait))).toBe(900);
    expect(placement(portrait, wholeCrop(portrait))).toMatchObject({ width: '100%', left: '0%' });
  });

  it('shows what lies above when it is moved down', () => {
    expect(moved(portrait, wholeCrop(portrait), { right: 0, down: 0.1 })).toEqual({ x: 450, y: 510, zoom: 1 });
  });

  it('keeps its middle when it is made larger, and comes back', () => {
    const larger = zoomed(portrait, wholeCrop(portrait), 2);
    expect(larger).toEqual({ x: 450, y: 600, zoom: 2 });
    expect(zoomed(portrait, larger, 0.5)).toEqual(wholeCrop(portrait));
  });

  it('stops at its whole and at four times', () => {
    expect(zoomed(portrait, wholeCrop(portrait), 0.1).zoom).toBe(1);
    expect(zoomed(portrait, wholeCrop(portrait), 100).zoom).toBe(MAX_ZOOM);
  });

  it('never shows anything beside the picture, whatever is done to it', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
    const share = fc.double({ min: -5, max: 5, noNaN: true });
    const step = fc.oneof(
      fc
        .record({ right: share, down: share })
        .map((by) => (picture: PictureSize, crop: Crop) => moved(picture, crop, by)),
      fc
        .double({ min: 0.01, max: 20, noNaN: true })
        .map((factor) => (picture: PictureSize, crop: Crop) => zoomed(picture, crop, factor)),
    );
    fc.assert(
      fc.property(size, fc.array(step, { maxLength: 12 }), (picture, steps) => {
        const crop = steps.reduce((from, change) => change(picture, from), wholeCrop(picture));
        const half = cropSide(picture, crop) / 2;
        const slack = 1e-6 * Math.max(picture.width, picture.height);
        expect(crop.x - half).toBeGreaterThanOrEqual(-slack);
        expect(crop.y - half).toBeGreaterThanOrEqual(-slack);
        expect(crop.x + half).toBeLessThanOrEqual(picture.width + slack);
        expect(crop.y + half).toBeLessThanOrEqual(picture.height + slack);
      }),
    );
  });
});
