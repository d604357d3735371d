import type { Area } from 'react-easy-crop';
import { checkFile, PICTURE_TYPES } from '@/shared/files/check-file';

/**
 * A picture ready to crop, or an error text. The picture's `src` is an object URL. Call
 * `closePicture` when the picture is no longer used.
 */
export type OpenedPicture = { readonly picture: HTMLImageElement } | { readonly reason: string };

/** Checks the file, and whether the browser can draw it. */
export async function openPicture(chosen: File): Promise<OpenedPicture> {
  const checked = await checkFile(chosen, PICTURE_TYPES);
  if ('reason' in checked) return checked;
  const picture = new Image();
  picture.src = URL.createObjectURL(checked.file);
  try {
    await picture.decode();
  } catch {
    closePicture(picture);
    return { reason: 'Фото не\u00A0открылось: файл повреждён. Выберите другое' };
  }
  return { picture };
}

/** Revokes the object URL of the picture. */
export function closePicture(picture: HTMLImageElement): void {
  URL.revokeObjectURL(picture.src);
}

/**
 * Longest side of the uploaded square, in pixels. This is more than twice the size of the largest
 * photo on a page, so that photos are sharp on screens with a high pixel density.
 */
const SIDE = 512;
const QUALITY = 0.9;

/**
 * Returns the cropped square as a file of about ten kilobytes, without metadata such as the place
 * where the photo was taken. Undefined if the browser can't draw it.
 */
export async function croppedFile(picture: HTMLImageElement, { x, y, width: side }: Area): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.min(SIDE, Math.round(side)));
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  // A JPEG has no transparency, so transparent parts would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob === null ? undefined : new File([blob], 'photo.jpg', { type: blob.type });
}
