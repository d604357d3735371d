/** Position of a page in its list. */
export interface PageMeta {
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
  readonly last_page: number;
}

/** Returns one page of a list. A page after the last one is empty. */
export function pageOf<T>(
  all: readonly T[],
  { page = 1, per_page = 10 }: { readonly page?: number; readonly per_page?: number },
): { readonly rows: readonly T[]; readonly meta: PageMeta } {
  return {
    rows: all.slice((page - 1) * per_page, page * per_page),
    meta: { page, per_page, total: all.length, last_page: Math.max(1, Math.ceil(all.length / per_page)) },
  };
}
