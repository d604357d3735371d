import type { DocumentCategory } from '#generated/models/document-category.ts';
import type { Document } from '#generated/models/document.ts';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';

/**
 * The state of one file. «asked» waits for whether a file that the card has already is added once
 * more; `earlier` is that document, undefined while the other file is on its way itself. «ready»
 * waits for the person (again, when an answer was refused), «waiting» for its turn; a «refused»
 * file has to be replaced, a «failed» one can be tried again. While it is «saving», the file is
 * stored and can't be cancelled.
 */
export type UploadState =
  | { readonly kind: 'checking' | 'waiting' | 'saving' }
  | { readonly kind: 'asked'; readonly earlier: Document | undefined }
  | { readonly kind: 'ready'; readonly wrong?: WrongAnswers }
  | { readonly kind: 'sending'; readonly share: number | undefined; readonly since: number }
  | { readonly kind: 'refused' | 'failed'; readonly reason: string }
  | { readonly kind: 'added'; readonly document: Document };

/**
 * What the server says against the answers to a file's questions; «rest» is about no field of the
 * file's own (its visit).
 */
export type WrongAnswers = Readonly<Partial<Record<'name' | 'category' | 'rest', string>>>;

export interface Upload {
  readonly id: number;
  readonly file: File;
  /** How large the photo was that was made smaller. */
  readonly shrunkFrom?: number | undefined;
  readonly name: string;
  readonly category: DocumentCategory;
  /** Whether name and category are the person's own, and outlive a file that is refused. */
  readonly isDescribed?: true;
  readonly state: UploadState;
}

/** Undefined where the file itself is refused, or nothing was said against any field. */
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
 * The server's own words on a file that it refuses; sending the same again would be refused again.
 */
export function failure(error: unknown): UploadState {
  const refusal = isProblem(error, 422) ? Object.values(error.errors).flat()[0] : undefined;
  return refusal === undefined ? { kind: 'failed', reason: problemText(error) } : { kind: 'refused', reason: refusal };
}
