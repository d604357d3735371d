import { Link } from '@tanstack/react-router';
import type { NewsItem } from '#generated/models/news-item.ts';
import { calendarDay } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { cardBleed, Picture } from '@/shared/ui/picture';

/** A piece of news in the list. The whole card leads to it; its name is the link. */
export function NewsCard({ item: { id, title, lead, tag, picture, published_at: at } }: { item: NewsItem }) {
  return (
    <Card as="li" className="relative flex flex-col overflow-hidden transition-colors has-[a:hover]:text-teal">
      <Picture src={picture} alt="" className={cx(cardBleed, 'mb-5 phone:mb-4')} />
      <p className="flex items-center gap-3 text-small text-ink-3">
        <Badge tone="teal">{tag}</Badge>
        {calendarDay(at)}
      </p>
      <h2 className="mt-3 text-title wrap-break-word">
        <Link
          to="/fo/patient/news/$id"
          params={{ id: String(id) }}
          className="rounded-badge before:absolute before:inset-0 before:rounded-card"
        >
          {typeset(title)}
        </Link>
      </h2>
      <p className="mt-1 line-clamp-3 wrap-break-word text-ink-2">{typeset(lead)}</p>
    </Card>
  );
}
