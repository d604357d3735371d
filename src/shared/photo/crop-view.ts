/**
 * Position and zoom of a photo behind its square frame. `x` and `y` are the distances between the
 * centres of photo and frame, in pixels.
 */
export interface CropView {
  readonly x: number;
  readonly y: number;
  /** Zoom factor; at 1 the photo's shorter side fills the frame. */
  readonly zoom: number;
}

/**
 * Moves the photo by a fraction of the frame (`right: 0.1` moves it by a tenth of the frame) and
 * multiplies the zoom by a factor.
 */
export interface CropChange {
  readonly right?: number;
  readonly down?: number;
  readonly zoom?: number;
}

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const MAX_ZOOM = 4;

/** The photo is centred and has the smallest zoom. */
export const WHOLE: CropView = { x: 0, y: 0, zoom: 1 };

/**
 * Returns the view after the press of a button or key. The library handles gestures. Zooming keeps
 * the centre, and the frame never leaves the photo.
 *
 * @param side length of the frame's side, in pixels
 */
export function changedView(
  { x, y, zoom: before }: CropView,
  { right = 0, down = 0, zoom: factor = 1 }: CropChange,
  { width, height }: PictureSize,
  side: number,
): CropView {
  const zoom = within(before * factor, 1, MAX_ZOOM);
  const inside = (offset: number, length: number): number => {
    const room = (side * (zoom * (length / Math.min(width, height)) - 1)) / 2;
    return within(offset, -room, room);
  };
  return {
    zoom,
    x: inside((x * zoom) / before + right * side, width),
    y: inside((y * zoom) / before + down * side, height),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
