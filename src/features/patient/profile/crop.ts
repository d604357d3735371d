/** A picture's own size, in its pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The square that is kept of a picture: its centre in the picture's pixels, and how often it fits into the shorter side. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1 shows the whole of the shorter side. */
  readonly zoom: number;
}

export const MAX_ZOOM = 4;

/** The middle of the picture, as large as it can be. */
export function wholeCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The side of the kept square, in the picture's pixels. */
export function cropSide({ width, height }: PictureSize, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** The picture moved under the frame, by shares of the frame: `right: 0.1` moves it a tenth of the frame to the right. */
export function moved(picture: PictureSize, crop: Crop, { right, down }: { right: number; down: number }): Crop {
  const side = cropSide(picture, crop);
  return inside(picture, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

/** The picture made larger (or smaller) around the middle of the frame. */
export function zoomed(picture: PictureSize, crop: Crop, factor: number): Crop {
  return inside(picture, { ...crop, zoom: Math.min(MAX_ZOOM, Math.max(1, crop.zoom * factor)) });
}

/** Where the picture stands behind a frame of 100 % by 100 %. */
export function placement(picture: PictureSize, crop: Crop): Record<'width' | 'height' | 'left' | 'top', string> {
  const side = cropSide(picture, crop);
  return {
    width: percent(picture.width / side),
    height: percent(picture.height / side),
    left: percent(0.5 - crop.x / side),
    top: percent(0.5 - crop.y / side),
  };
}

/** The frame never leaves the picture: nothing but picture is kept. */
function inside(picture: PictureSize, crop: Crop): Crop {
  const half = cropSide(picture, crop) / 2;
  return { ...crop, x: within(crop.x, half, picture.width - half), y: within(crop.y, half, picture.height - half) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

function percent(share: number): string {
  return `${share * 100}%`;
}
