import { getRouteApi } from '@tanstack/react-router';
import { useNewsReadSuspense } from '#generated/api/patient-news/patient-news.ts';
import { dataOf } from '@/shared/api/load';
import { calendarDay } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { BackLink } from '@/shared/ui/back-link';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { Picture } from '@/shared/ui/picture';

const route = getRouteApi('/fo/patient/_cabinet/news/$id');

/** One piece of news (docs/rules.md §2, patientNewsShow). */
export function NewsScreen() {
  const { id } = route.useParams();
  const { data: item } = useNewsReadSuspense(Number(id), { query: { select: dataOf } });
  return (
    <>
      <BackLink to="/fo/patient/news">Новости</BackLink>
      <Card as="article" className="mt-3 wrap-break-word">
        <Picture src={item.picture} alt="" className="mb-6 max-w-160 rounded-note phone:mb-4" />
        <p className="flex items-center gap-3 text-small text-ink-3">
          <Badge tone="teal">{item.tag}</Badge>
          {calendarDay(item.published_at)}
        </p>
        <h1 className="mt-3 max-w-160 text-h2">{typeset(item.title)}</h1>
        <p className="mt-2 max-w-160 text-lead text-ink-2">{typeset(item.lead)}</p>
        <div className="mt-5 flex max-w-160 flex-col gap-4">
          {paragraphs(item.text).map(({ number, text }) => (
            <p key={number} className="whitespace-pre-line">
              {typeset(text)}
            </p>
          ))}
        </div>
      </Card>
    </>
  );
}

interface Paragraph {
  /** Which one it is, from 1. */
  readonly number: number;
  readonly text: string;
}

/** The paragraphs of a text, separated by blank lines; none is empty. */
export function paragraphs(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => ({ number: index + 1, text: part }));
}
