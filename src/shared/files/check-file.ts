import * as v from 'valibot';
import { safeParse } from 'valibot';
import type { UploadedFileType } from '#generated/models/uploaded-file-type.ts';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { messages } from '@/shared/form/rules/messages';
import { fileSize } from '@/shared/format/file-size';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { foreignEnding, nameWith } from './file-name';
import { fitPicture } from './fit-picture';

/** File types of a medical card: scans and photos of documents. */
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const satisfies UploadedFileType[];

/** File types of a person's photo. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies UploadedFileType[];

export type CheckedFile =
  | {
      readonly file: File;
      /** Size in bytes before the picture was made smaller; absent if it was not. */
      readonly shrunkFrom?: number;
    }
  | { readonly reason: string };

interface Kind {
  readonly label: string;
  /** First bytes of a file of this type; null matches any byte. */
  readonly beginning: readonly (number | null)[];
}

const KINDS: Readonly<Record<UploadedFileType, Kind>> = {
  'application/pdf': { label: 'PDF', beginning: bytes('%PDF-') },
  'image/jpeg': { label: 'JPG', beginning: [0xff, 0xd8, 0xff] },
  'image/png': { label: 'PNG', beginning: [0x89, ...bytes('PNG'), 0x0d, 0x0a, 0x1a, 0x0a] },
  'image/webp': { label: 'WEBP', beginning: [...bytes('RIFF'), null, null, null, null, ...bytes('WEBP')] },
};

const LONGEST_BEGINNING = 12;
/** First bytes of an iPhone photo (`….ftypheic`), which few browsers can open. */
const HEIC = [null, null, null, null, ...bytes('ftyphei')];

/** Form rule for a file: at most 5 MB (docs/rules.md §5). `checkFile` checks the content. */
export const fileRule = () =>
  v.pipe(v.instance(File, messages.required), v.maxSize(FILE_MAX_BYTES, messages.fileSize(fileSize(FILE_MAX_BYTES))));

const bare = lazyModule(() => import('./bare-picture'));

/**
 * Returns the file to send, or an error text. Checks the size (docs/rules.md §5: 5 MB) and the
 * first bytes, because a file name proves nothing.
 *
 * Pictures that are too large are made smaller. Pictures of a format that only this browser can
 * open are converted. Pictures lose their metadata (bare-picture.ts); PDFs are not changed. The
 * result has the type and extension of its content: a PNG named JPG is accepted, a text file named
 * JPG is not.
 */
export async function checkFile(file: File, accepted: readonly UploadedFileType[]): Promise<CheckedFile> {
  const beginning = await firstBytes(file);
  if (beginning === undefined) return GONE;
  if (file.size === 0) return { reason: 'Файл пустой. Выберите другой' };
  const type = accepted.find((one) => startsWith(beginning, KINDS[one].beginning));
  if (type === undefined) {
    const photo = startsWith(beginning, HEIC) && accepted.includes('image/jpeg') ? await fitPicture(file) : undefined;
    return photo === undefined
      ? { reason: wrongKind(beginning, accepted) }
      : { file: photo, ...(photo.size < file.size && { shrunkFrom: file.size }) };
  }
  const ending = foreignEnding(file.name);
  if (ending !== undefined) return { reason: misnamed(ending, KINDS[type].label) };
  const sized = safeParse(fileRule(), file);
  if (!sized.success) {
    const fitting = type.startsWith('image/') ? await fitPicture(file) : undefined;
    return fitting === undefined ? { reason: sized.issues[0].message } : { file: fitting, shrunkFrom: file.size };
  }
  const name = nameWith(file.name, type);
  if (type !== 'application/pdf') return withoutPlace(file, name, type);
  const isAsChosen = file.type === type && file.name === name;
  return { file: isAsChosen ? file : new File([file], name, { type, lastModified: file.lastModified }) };
}

const GONE = { reason: 'Файл не\u00A0открылся. Выберите его ещё раз' };

/**
 * Removes the metadata of a picture. A picture that can't be parsed is drawn again, without
 * metadata.
 */
async function withoutPlace(
  file: File,
  name: string,
  type: Exclude<UploadedFileType, 'application/pdf'>,
): Promise<CheckedFile> {
  const part = await bare.load().catch(() => undefined);
  if (part === undefined) return { reason: 'Не\u00A0получилось подготовить фото. Проверьте интернет и\u00A0повторите' };
  try {
    const picture = (await part.barePicture(file, name, type)) ?? (await fitPicture(file));
    return picture === undefined
      ? { reason: 'Фото не\u00A0открылось: файл повреждён. Выберите другое' }
      : { file: picture };
  } catch {
    return GONE;
  }
}

/** Names of the accepted types, for a hint beside the button: «PDF, JPG или PNG». */
export function kindsText(accepted: readonly UploadedFileType[]): string {
  const labels = accepted.map((type) => KINDS[type].label);
  return `${labels.slice(0, -1).join(', ')} или\u00A0${labels.at(-1)}`;
}

function wrongKind(beginning: Uint8Array, accepted: readonly UploadedFileType[]): string {
  const wanted = `Подойдут ${kindsText(accepted)}`;
  return startsWith(beginning, HEIC) ? `Это фото в\u00A0формате HEIC. ${wanted}` : `${wanted}. Этот файл другого вида`;
}

/**
 * Error text for a file like «снимок.pdf.exe»: the system would execute it when somebody opens it.
 */
function misnamed(ending: string, label: string): string {
  return `Имя файла оканчивается на\u00A0«.${ending}», а\u00A0внутри ${label}. Исправьте имя или выберите другой файл`;
}

/** First bytes of a file; undefined if the file is gone or can't be read. */
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
