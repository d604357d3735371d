const KEY = 'aman.favourites';

/** More than anybody compares; keeps a list that grew by mistake from filling the storage. */
const LONGEST = 100;

/** As the contract spells a slug. */
const SLUG = /^[a-z0-9-]{1,120}$/;

/** The doctors that this browser keeps, by slug, the latest first. What is not such a list (edited by hand) is empty. */
export function readGuestList(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('doctors' in kept) || !Array.isArray(kept.doctors)) return [];
    const slugs: unknown[] = kept.doctors;
    return [...new Set(slugs.filter((slug) => typeof slug === 'string' && SLUG.test(slug)))].slice(
      0,
      LONGEST,
    ) as string[];
  } catch {
    // Storage is forbidden here, or holds something else.
    return [];
  }
}

export function writeGuestList(doctors: readonly string[]): void {
  try {
    if (doctors.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ doctors: doctors.slice(0, LONGEST) }));
  } catch {
    // Forbidden or full: the list then lives as long as the page.
  }
}

/** Calls back when another tab changed the list, or cleared everything. The returned function ends it. */
export function onGuestListElsewhere(changed: () => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) changed();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
