/** A page's number, or null for the gap between two of them. */
export type PageNumber = number | null;

/** The numbers to show around the current page: 1 … 4 5 6 … 12. A gap never stands for a single page. */
export function pageNumbers(current: number, last: number): PageNumber[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const previous = shown[index - 1] ?? 0;
    if (page - previous === 2) return [page - 1, page];
    return page - previous > 2 ? [null, page] : [page];
  });
}
