import * as v from 'valibot';
import { stored } from '@/shared/stored';

/** A row of a directory, for headings and chips. */
export interface Named {
  readonly slug: string;
  readonly title: string;
  readonly title_plural?: string | undefined;
}

const named = v.array(v.object({ slug: v.string(), title: v.string(), title_plural: v.optional(v.string()) }));
const directories = v.object({
  specialisations: v.optional(named),
  services: v.optional(named),
  meddirections: v.optional(named),
});

type Directory = keyof v.InferOutput<typeof directories>;

const storage = stored<v.InferOutput<typeof directories>>(
  'aman.titles',
  (text) => v.parse(directories, JSON.parse(text)),
  {},
);

/**
 * Stores a directory for use offline. The whole directory is stored, so that the stored data
 * doesn't reveal what the user searched for.
 */
export function keepTitles(directory: Directory, rows: readonly Named[]): void {
  const names = rows.map(({ slug, title, title_plural }) => ({ slug, title, title_plural }));
  storage.set(JSON.stringify({ ...storage.get(), [directory]: names }));
}

/** The directory as it was last stored on this device. */
export function storedTitles(directory: Directory): readonly Named[] | undefined {
  return storage.get()[directory];
}
