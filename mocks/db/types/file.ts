import type { UploadedFile } from '#generated/models/uploaded-file.ts';

export interface FileRow {
  readonly id: number;
  /** Random part of the file's URL. */
  readonly key: string;
  /** Account that uploaded the file; null for the seed's files. */
  readonly user_id: number | null;
  readonly name: string;
  readonly type: UploadedFile['type'];
  readonly size: number;
  /**
   * Content in Base64, because snapshots are JSON; null for the seed's files, whose content is
   * drawn on request.
   */
  readonly content: string | null;
}
