import type { Thing } from './schema-org/thing';

/** What a page is about, as far as only its own kind knows; goes into `publicHead`. */
export interface Subject {
  readonly type?: 'profile';
  /** Address of a picture, absolute. */
  readonly image?: string | undefined;
  readonly things: readonly Thing[];
}

/** A picture's address for those who see it outside of the site. */
export function absolute(image: string | undefined, origin: string): string | undefined {
  return image === undefined ? undefined : new URL(image, origin).href;
}
