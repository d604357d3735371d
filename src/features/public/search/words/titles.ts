import type { Specialisation } from '#generated/models/specialisation.ts';

/** Names of what an address knows by slug. A slug without a name is one that the directories don't have (yet). */
export interface Titles {
  readonly specialisations: ReadonlyMap<string, Pick<Specialisation, 'title' | 'title_plural'>>;
  readonly services: ReadonlyMap<string, string>;
  readonly meddirections: ReadonlyMap<string, string>;
}

interface Named {
  readonly slug: string;
  readonly title: string;
}

export function makeTitles(
  specialisations: readonly Specialisation[] = [],
  services: readonly Named[] = [],
  meddirections: readonly Named[] = [],
): Titles {
  return {
    specialisations: new Map(specialisations.map((item) => [item.slug, item])),
    services: titlesBySlug(services),
    meddirections: titlesBySlug(meddirections),
  };
}

function titlesBySlug(items: readonly Named[]): ReadonlyMap<string, string> {
  return new Map(items.map(({ slug, title }) => [slug, title]));
}
