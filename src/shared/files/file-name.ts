import type { UploadedFileType } from '#generated/models/uploaded-file-type.ts';

/** Longer ones are refused by many file systems. */
const LONGEST_NAME = 120;

/** What can make a name look like another one, or lead elsewhere: control and direction marks, separators of folders. */
const MISLEADING = /[\p{Cc}\p{Cf}\\/]/gu;

/** How names of each type end; the first is written where a name says another type. */
const ENDINGS: Readonly<Record<UploadedFileType, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
};
const KNOWN = new Set([...Object.values(ENDINGS).flat(), 'heic', 'heif']);

/** Has a letter: «Анализ 12.05.2026» ends with a year. */
const ENDING = /\.(?=[\d_-]*[a-z])([\w-]+)$/i;

/** The name of a file as it may be sent and saved. Of a long one the end stays: it says what kind of file it is. */
export function plainName(name: string): string {
  const plain = name.replace(MISLEADING, ' ').replaceAll(/\s+/g, ' ').slice(-LONGEST_NAME);
  return plain.replaceAll(/^[. ]+|[. ]+$/g, '') || 'файл';
}

/** «exe» of «снимок.pdf.exe»: how no file that we take ends. What a system opens a file with goes by it, not by what is inside. */
export function foreignEnding(name: string): string | undefined {
  const ending = endingOf(plainName(name));
  return ending === undefined || KNOWN.has(ending) ? undefined : ending;
}

/** The plain name with the ending of what is inside: a picture that was sent through a messenger is often called otherwise. */
export function nameWith(name: string, type: UploadedFileType): string {
  const plain = plainName(name);
  const ending = endingOf(plain);
  if (ending === undefined || ENDINGS[type].includes(ending)) return plain;
  return `${plain.slice(0, -ending.length)}${ENDINGS[type][0]}`;
}

function endingOf(plain: string): string | undefined {
  return ENDING.exec(plain)?.[1]?.toLowerCase();
}
