import type { UploadedFile } from '#generated/models/uploaded-file.ts';

/** A stored file. */
export interface FileRow {
  readonly id: number;
  /** Can't be guessed: what addresses of this file are made of. */
  readonly key: string;
  /** Who sent it; null for a file of the seed that belongs to nobody. */
  readonly user_id: number | null;
  readonly name: string;
  readonly type: UploadedFile['type'];
  readonly size: number;
  /** Base64, so that a snapshot stays JSON; null for a file of the seed, which is drawn when asked for. */
  readonly content: string | null;
}
