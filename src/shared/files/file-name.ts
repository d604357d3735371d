import type { UploadedFileType } from '#generated/models/uploaded-file-type.ts';

/** Many file systems refuse longer names. */
const LONGEST_NAME = 120;

/**
 * Characters that can disguise a name or its path: control characters, bidi controls, folder
 * separators.
 */
const MISLEADING = /[\p{Cc}\p{Cf}\\/]/gu;

/** Extensions of each type. The first extension replaces a wrong one. */
const ENDINGS: Readonly<Record<UploadedFileType, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
};
const KNOWN = new Set([...Object.values(ENDINGS).flat(), 'heic', 'heif']);

/** An extension needs a letter: the end of «Анализ 12.05.2026» is a year. */
const ENDING = /\.(?=[\d_-]*[a-z])([\w-]+)$/i;

/**
 * Returns a name that is safe to send and save. A long name is cut at the front, so that the
 * extension stays.
 */
export function plainName(name: string): string {
  const plain = name.replace(MISLEADING, ' ').replaceAll(/\s+/g, ' ').slice(-LONGEST_NAME);
  return plain.replaceAll(/^[. ]+|[. ]+$/g, '') || 'файл';
}

/**
 * Returns the extension if it does not belong to an accepted type: «exe» of «снимок.pdf.exe».
 * Systems open a file by its extension, not by its content.
 */
export function foreignEnding(name: string): string | undefined {
  const ending = endingOf(plainName(name));
  return ending === undefined || KNOWN.has(ending) ? undefined : ending;
}

/**
 * Returns the safe name with the extension of the content's type, because messengers often rename
 * pictures.
 */
export function nameWith(name: string, type: UploadedFileType): string {
  const plain = plainName(name);
  const ending = endingOf(plain);
  if (ending === undefined || ENDINGS[type].includes(ending)) return plain;
  return `${plain.slice(0, -ending.length)}${ENDINGS[type][0]}`;
}

function endingOf(plain: string): string | undefined {
  return ENDING.exec(plain)?.[1]?.toLowerCase();
}
