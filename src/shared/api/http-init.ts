import type { OnUploadProgress } from './upload';

/** What a call may ask for beyond what fetch knows. */
export interface HttpInit extends RequestInit {
  /** Sends the body in a way that tells how much of it has gone out. */
  readonly onUploadProgress?: OnUploadProgress;
  /** The answer is a file and not JSON: the promise gives a `Blob`. */
  readonly as?: 'blob';
}
