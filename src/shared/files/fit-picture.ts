import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { plainName } from './file-name';

/**
 * Longest side of the result, in pixels. With this size, small print on a photographed sheet of
 * paper stays readable.
 */
const LONGEST_SIDE = 2500;
const QUALITIES = [0.9, 0.8, 0.7, 0.6, 0.5] as const;

/**
 * The last queued picture. Pictures are processed one at a time, because each camera photo takes
 * some 200 MB of memory, and three photos at once crash the page on a phone.
 */
let last: Promise<unknown> = Promise.resolve();

/**
 * Converts a picture to an upright JPEG of at most 2500 px and 5 MB. Undefined if this browser
 * can't open it (a damaged file, HEIC in most browsers) or if the picture stays too large.
 */
export function fitPicture(file: File): Promise<File | undefined> {
  const turn = last.then(() => shrink(file)).catch(() => undefined);
  last = turn;
  return turn;
}

async function shrink(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    // A JPEG has no transparency, so transparent parts would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (blob !== null && blob.size > 0 && blob.size <= FILE_MAX_BYTES) {
        return new File([blob], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified });
      }
    }
    return undefined;
  } finally {
    bitmap.close();
    // Set the size to zero to free the memory of the canvas now instead of at garbage collection.
    canvas.width = canvas.height = 0;
  }
}

/** Replaces the extension: «IMG_2034.png» → «IMG_2034.jpg». */
function jpegName(name: string): string {
  return `${plainName(name).replace(/\.[^.]{1,5}$/, '')}.jpg`;
}
