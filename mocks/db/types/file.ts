import type { UploadedFile } from '#generated/models/uploaded-file.ts';

/** A stored file. */
export interface FileRow {
  readonly id: number;
  /** Random part of the file's URL. */
  readonly key: string;
  /** The account that uploaded it; null for files of the seed. */
  readonly user_id: number | null;
  readonly name: string;
  readonly type: UploadedFile['type'];
  readonly size: number;
  /**
   * Base64, so that a snapshot stays JSON; null for files of the seed, which are drawn on request.
   */
  readonly content: string | null;
}
