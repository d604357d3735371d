import type { NewsItem } from '#generated/models/news-item.ts';
import { calendarDay } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';

/** Fields of a news item that a list shows. A draft has no date yet. */
export type ArticleItem = Pick<NewsItem, 'title' | 'lead' | 'text' | 'tag' | 'picture' | 'clinic'> & {
  readonly published_at: string | null;
};

/** Topic and date of a news item, and its clinic if it has one. */
export function NewsLine({ item: { tag, published_at: at, clinic } }: { item: ArticleItem }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-3">
      <Badge tone="teal">{tag}</Badge>
      {at !== null && calendarDay(at)}
      {clinic && <span className="wrap-anywhere">{typeset(clinic.title)}</span>}
    </p>
  );
}
