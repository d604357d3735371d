import { describe, expect, it } from 'vitest';
import { changedView, type CropChange, type CropView, MAX_ZOOM, WHOLE } from '@/shared/photo/crop-view';
import { fc } from '../../../support/properties';

const portrait = { width: 900, height: 1350 };
const SIDE = 300;
const changed = (change: CropChange, view = WHOLE) => changedView(view, change, portrait, SIDE);

describe('a photo in the crop dialog', () => {
  it('can be moved only so far that the photo still fills the crop area', () => {
    expect(changed({ down: 0.1 })).toEqual({ x: 0, y: 30, zoom: 1 });
    expect(changed({ down: -1 })).toEqual({ x: 0, y: -75, zoom: 1 });
    expect(Math.abs(changed({ right: 0.1 }).x)).toBe(0);
  });

  it('has the same middle after the user has enlarged and reduced the photo', () => {
    const moved = changed({ down: 0.1 });
    const larger = changed({ zoom: 2 }, moved);
    expect(larger).toEqual({ x: 0, y: 60, zoom: 2 });
    expect(changed({ zoom: 0.5 }, larger)).toEqual(moved);
  });

  it('can be enlarged up to four times, and can’t be made smaller than the crop area', () => {
    expect(changed({ zoom: 0.1 }).zoom).toBe(1);
    expect(changed({ zoom: 100 }).zoom).toBe(MAX_ZOOM);
  });

  it('fills the crop area after any sequence of moves and zooms', () => {
    const length = fc.integer({ min: 1, max: 9000 });
    const share = fc.double({ min: -5, max: 5, noNaN: true });
    const change = fc.oneof(
      fc.record({ right: share, down: share }),
      fc.record({ zoom: fc.double({ min: 0.01, max: 20, noNaN: true }) }),
    );
    fc.assert(
      fc.property(
        fc.record({ width: length, height: length }),
        fc.array(change, { maxLength: 12 }),
        (picture, changes) => {
          const { x, y, zoom } = changes.reduce<CropView>((view, one) => changedView(view, one, picture, SIDE), WHOLE);
          const scale = (SIDE * zoom) / Math.min(picture.width, picture.height);
          const slack = 1e-6 * Math.max(picture.width, picture.height);
          expect((picture.width * scale) / 2 - Math.abs(x)).toBeGreaterThanOrEqual(SIDE / 2 - slack);
          expect((picture.height * scale) / 2 - Math.abs(y)).toBeGreaterThanOrEqual(SIDE / 2 - slack);
        },
      ),
    );
  });
});
