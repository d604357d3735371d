import { checkFile, PICTURE_TYPES } from '@/shared/files/check-file';

/** A picture ready to be cropped, or why it can't be. Its `src` is an object URL: `closePicture` when done. */
export type OpenedPicture = { readonly picture: HTMLImageElement } | { readonly reason: string };

/** Looks into the file before anything is sent, and then at whether it can be drawn. */
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

/** Lets the browser forget the file. */
export function closePicture(picture: HTMLImageElement): void {
  URL.revokeObjectURL(picture.src);
}
