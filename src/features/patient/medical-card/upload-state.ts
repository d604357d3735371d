import type { DocumentCategory } from '#generated/models/document-category.ts';
import type { Document } from '#generated/models/document.ts';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';

/**
 * State of one file.
 * - `asked`: the user decides whether to add a second copy; `earlier` is the existing document,
 * or undefined if the other file is still uploading;
 * - `ready`: the file waits for the user, also after the server rejected a field;
 * - `waiting`: the file is in the queue;
 * - `refused`: the file must be replaced;
 * - `failed`: the upload can be retried;
 * - `saving`: the file is stored and its document is being created.
 */
export type UploadState =
  | { readonly kind: 'checking' | 'waiting' | 'saving' }
  | { readonly kind: 'asked'; readonly earlier: Document | undefined }
  | { readonly kind: 'ready'; readonly wrong?: WrongAnswers }
  | { readonly kind: 'sending'; readonly share: number | undefined; readonly since: number }
  | { readonly kind: 'refused' | 'failed'; readonly reason: string }
  | { readonly kind: 'added'; readonly document: Document };

/** Server errors by field; `rest` is the error of any other field, such as the visit. */
export type WrongAnswers = Readonly<Partial<Record<'name' | 'category' | 'rest', string>>>;

export interface Upload {
  readonly id: number;
  readonly file: File;
  /** Size of the original photo in bytes, if the photo was compressed. */
  readonly shrunkFrom?: number | undefined;
  readonly name: string;
  readonly category: DocumentCategory;
  /**
   * Set if the user has edited the name or category. They then stay if the user replaces the file.
   */
  readonly isDescribed?: true;
  readonly state: UploadState;
}

/** Errors of a 422 by field; undefined if the error is about the file itself or about no field. */
export function wrongAnswers(error: unknown): WrongAnswers | undefined {
  if (!isProblem(error, 422)) return undefined;
  const { name: [name] = [], category: [category] = [], ...others } = error.errors;
  if (Object.keys(others).some((field) => /^files?\b|^file_id$/.test(field))) return undefined;
  const [rest] = Object.values(others).flat();
  if (name === undefined && category === undefined && rest === undefined) return undefined;
  return {
    ...(name !== undefined && { name }),
    ...(category !== undefined && { category }),
    ...(rest !== undefined && { rest }),
  };
}

/**
 * State after an error: `refused` with the server's text if the file is invalid, otherwise
 * `failed`.
 */
export function failure(error: unknown): UploadState {
  const refusal = isProblem(error, 422) ? Object.values(error.errors).flat()[0] : undefined;
  return refusal === undefined ? { kind: 'failed', reason: problemText(error) } : { kind: 'refused', reason: refusal };
}
