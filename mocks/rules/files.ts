import type { Db } from '../db/db.ts';
import type { FileRow } from '../db/types/file.ts';
import type { UserRow } from '../db/types/person.ts';
import type { SentFile } from '../validate/sent-file.ts';
import { Refusal, named } from './refusal.ts';

const LONGEST_NAME = 255;

/**
 * First bytes of each file type (docs/rules.md §5: JPEG, PNG, WebP or PDF); null matches any byte.
 */
const BEGINNINGS: Readonly<Record<FileRow['type'], readonly (number | null)[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Returns the type of a file; undefined if its declared type and its first bytes differ. */
function typeOf({ type, bytes }: SentFile): FileRow['type'] | undefined {
  if (!isKnownType(type)) return undefined;
  return BEGINNINGS[type].every((byte, index) => byte === null || bytes[index] === byte) ? type : undefined;
}

function isKnownType(type: string): type is FileRow['type'] {
  return Object.hasOwn(BEGINNINGS, type);
}

/**
 * Stores all files, or none if one file is refused. The check against the contract has already
 * limited their number and sizes.
 * @throws Refusal 422 at `files`, naming each file of a wrong type or with other content
 */
export function storeFiles(db: Db, user: UserRow, files: readonly SentFile[]): FileRow[] {
  const typed = files.map((file) => ({ file, type: typeOf(file) }));
  const refused = typed.filter(({ type }) => type === undefined).map(({ file }) => file.name);
  if (refused.length > 0) {
    throw Refusal.invalid({ files: refused.map((name) => `${name}: принимаем JPEG, PNG, WebP и PDF`.slice(-300)) });
  }
  return typed.flatMap(({ file, type }) => {
    if (type === undefined) return [];
    const row: FileRow = {
      id: db.files.nextId(),
      key: crypto.randomUUID().replaceAll('-', ''),
      user_id: user.id,
      name: nameOf(file),
      type,
      size: file.bytes.length,
      content: base64Of(file.bytes),
    };
    return [db.files.insert(row)];
  });
}

/**
 * Removes folders and control and bidi characters from a file name, because it is shown and written
 * to disks.
 */
function nameOf({ name }: SentFile): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  const plain = last
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cn}\uFFFD]/gu, '')
    .trim();
  return Array.from(plain).slice(-LONGEST_NAME).join('') || 'file';
}

/** @throws Refusal 404 for an unknown file or another account's file */
function ownFile(db: Db, user: UserRow, id: number): FileRow {
  const file = db.files.get(id);
  if (file === undefined || file.user_id !== user.id) throw Refusal.notFound();
  return file;
}

/**
 * Returns the file that a request body names.
 * @throws Refusal 422 at `file_id`
 */
export function sentFile(db: Db, user: UserRow, id: number): FileRow {
  return named('file_id', 'Такого файла нет. Загрузите его ещё раз', () => ownFile(db, user, id));
}

/**
 * Returns an uploaded picture of this account.
 *
 * @throws Refusal 422 at `file_id` for another account's file or a file that is no picture
 */
export function ownPicture(db: Db, user: UserRow, id: number): FileRow {
  const file = sentFile(db, user, id);
  if (!file.type.startsWith('image/')) throw Refusal.invalid({ file_id: ['Выберите картинку: JPEG, PNG или WebP'] });
  return file;
}

// Bytes are converted in parts: a function call cannot take millions of arguments.
const PART = 0x80_00;

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += PART) {
    binary += String.fromCharCode(...bytes.subarray(from, from + PART));
  }
  return btoa(binary);
}
