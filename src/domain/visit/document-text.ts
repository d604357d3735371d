import type { DocumentCategory } from '#generated/models/document-category.ts';
import type { Document } from '#generated/models/document.ts';
import type { UploadedFileType } from '#generated/models/uploaded-file-type.ts';
import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import { fileSize } from '@/shared/format/file-size';
import { wordFor } from '@/shared/format/word-for';

/** Names of the folders of a medical card. */
const categoryLabels: Record<DocumentCategory, string> = {
  analysis: 'Анализы',
  examination: 'Обследования',
  conclusion: 'Заключения',
  referral: 'Направления',
  prescription: 'Рецепты',
  vaccination: 'Прививки',
  other: 'Другое',
};

export function categoryLabel(category: DocumentCategory): string {
  return wordFor(categoryLabels, category, categoryLabels.other);
}

/** Folders in the order in which chips and lists show them. */
export const categories = Object.keys(categoryLabels) as DocumentCategory[];

const typeLabels = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
} as const satisfies Record<UploadedFileType, string>;

/** Type and size of a file: «PDF, 420 КБ». */
export function fileLine({ type, size }: UploadedFile): string {
  return `${wordFor<UploadedFileType, string>(typeLabels, type, 'Файл')}, ${fileSize(size)}`;
}

/** Person who has added the document: «Вы», «Ольга Ветрова». */
export function addedBy({ added_by }: Document): string {
  return added_by ?? 'Вы';
}

/**
 * File name of a downloaded document. It is made of the document's name, because a file name that a
 * camera gives means little.
 */
export function downloadName({ name, file }: Pick<Document, 'name' | 'file'>): string {
  const ending = wordFor<UploadedFileType, string>(typeLabels, file.type, '').toLowerCase();
  // Replace characters that some file systems forbid, and control characters, which can disguise a
  // name.
  const plain = name.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').trim();
  return ending === '' || plain.toLowerCase().endsWith(`.${ending}`) ? plain : `${plain}.${ending}`;
}
