import { type Crop, cropSide } from './crop';

/** Twice the largest place where a photo is shown (128 px). */
const SIDE = 512;
const QUALITY = 0.9;

/**
 * The kept square as a file of its own: some ten kilobytes instead of megabytes, and without what a camera writes into a photo
 * (where it was taken). Undefined when the browser can't draw it.
 */
export async function croppedFile(picture: HTMLImageElement, crop: Crop): Promise<File | undefined> {
  const side = cropSide({ width: picture.naturalWidth, height: picture.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.min(SIDE, Math.round(side)));
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  // A JPEG has no transparency: what was clear would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob === null ? undefined : new File([blob], 'photo.jpg', { type: blob.type });
}
