/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { UploadedFile } from './uploaded-file.ts';

export interface FileUploadAnswer {
  data: UploadedFile[];
}
