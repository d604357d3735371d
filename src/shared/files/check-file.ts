import * as v from 'valibot';
import { safeParse } from 'valibot';
import type { UploadedFileType } from '#generated/models/uploaded-file-type.ts';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { messages } from '@/shared/form/rules/messages';
import { fileSize } from '@/shared/format/file-size';
import { fitPicture } from './fit-picture';

/** What a medical card stores: a scan or a photo of a document. */
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const satisfies UploadedFileType[];

/** Formats of a person's photo. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies UploadedFileType[];

/** The file to send, or the text that says why it can't be sent. */
export type CheckedFile =
  | {
      readonly file: File;
      /** Its size in bytes before it was made smaller; absent when it is sent as it was chosen. */
      readonly shrunkFrom?: number;
    }
  | { readonly reason: string };

interface Kind {
  readonly label: string;
  /** Its first bytes; null is any byte. */
  readonly beginning: readonly (number | null)[];
}

const KINDS: Readonly<Record<UploadedFileType, Kind>> = {
  'application/pdf': { label: 'PDF', beginning: bytes('%PDF-') },
  'image/jpeg': { label: 'JPG', beginning: [0xff, 0xd8, 0xff] },
  'image/png': { label: 'PNG', beginning: [0x89, ...bytes('PNG'), 0x0d, 0x0a, 0x1a, 0x0a] },
  'image/webp': { label: 'WEBP', beginning: [...bytes('RIFF'), null, null, null, null, ...bytes('WEBP')] },
};

const LONGEST_BEGINNING = 12;
/** Photos of an iPhone, which few browsers can open: `….ftypheic`. */
const HEIC = [null, null, null, null, ...bytes('ftyphei')];

/** docs/rules.md §5: 5 MB at most. What is inside is for `checkFile` to see. */
export const fileRule = () =>
  v.pipe(v.instance(File, messages.required), v.maxSize(FILE_MAX_BYTES, messages.fileSize(fileSize(FILE_MAX_BYTES))));

/**
 * Checks the size (docs/rules.md §5: 5 MB) and the first bytes, since a name proves nothing. A picture that is too large is made
 * smaller, because phone cameras exceed the limit; so is one of a format that only this browser can open. The file comes back with the
 * type of its bytes: a PNG with the name of a JPG is accepted, text with that name is not.
 */
export async function checkFile(file: File, accepted: readonly UploadedFileType[]): Promise<CheckedFile> {
  const beginning = await firstBytes(file);
  if (beginning === undefined) return { reason: 'Файл не\u00A0открылся. Выберите его ещё раз' };
  if (file.size === 0) return { reason: 'Файл пустой. Выберите другой' };
  const type = accepted.find((one) => startsWith(beginning, KINDS[one].beginning));
  if (type === undefined) {
    const photo = startsWith(beginning, HEIC) && accepted.includes('image/jpeg') ? await fitPicture(file) : undefined;
    return photo === undefined
      ? { reason: wrongKind(beginning, accepted) }
      : { file: photo, ...(photo.size < file.size && { shrunkFrom: file.size }) };
  }
  const sized = safeParse(fileRule(), file);
  if (!sized.success) {
    const fitting = type.startsWith('image/') ? await fitPicture(file) : undefined;
    return fitting === undefined ? { reason: sized.issues[0].message } : { file: fitting, shrunkFrom: file.size };
  }
  const name = plainName(file.name);
  const isAsChosen = file.type === type && file.name === name;
  return { file: isAsChosen ? file : new File([file], name, { type, lastModified: file.lastModified }) };
}

/** Longer ones are refused by many file systems. */
const LONGEST_NAME = 120;

/** What can make a name look like another one, or lead elsewhere: control and direction marks, separators of folders. */
const MISLEADING = /[\p{Cc}\p{Cf}\\/]/gu;

/** The name of a file as it may be sent and saved. Of a long one the end stays: it says what kind of file it is. */
export function plainName(name: string): string {
  const plain = name.replace(MISLEADING, ' ').replaceAll(/\s+/g, ' ');
  return (
    plain
      .replace(/^[. ]+/, '')
      .trimEnd()
      .slice(-LONGEST_NAME) || 'файл'
  );
}

/** «PDF, JPG или PNG», for hints beside the button. */
export function kindsText(accepted: readonly UploadedFileType[]): string {
  const labels = accepted.map((type) => KINDS[type].label);
  return `${labels.slice(0, -1).join(', ')} или\u00A0${labels.at(-1)}`;
}

function wrongKind(beginning: Uint8Array, accepted: readonly UploadedFileType[]): string {
  const wanted = `Подойдут ${kindsText(accepted)}`;
  return startsWith(beginning, HEIC) ? `Это фото в\u00A0формате HEIC. ${wanted}` : `${wanted}. Этот файл другого вида`;
}

/** Undefined when the file is gone or can't be read. */
async function firstBytes(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, LONGEST_BEGINNING).arrayBuffer());
  } catch {
    return undefined;
  }
}

function startsWith(content: Uint8Array, beginning: Kind['beginning']): boolean {
  return beginning.every((byte, index) => byte === null || content[index] === byte);
}

function bytes(text: string): number[] {
  return [...text].map((char) => char.charCodeAt(0));
}
