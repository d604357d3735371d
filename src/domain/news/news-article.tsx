import { typeset } from '@/shared/format/typography';
import { Card } from '@/shared/ui/card';
import { Picture } from '@/shared/ui/picture';
import { NewsLine, type ArticleItem } from './news-line';
import { paragraphs } from './paragraphs';

interface NewsArticleProps {
  item: ArticleItem;
  /** Level of the heading in the page's outline. */
  level?: 1 | 2;
}

export function NewsArticle({ item, level = 1 }: NewsArticleProps) {
  const Heading = `h${level}` as const;
  return (
    <Card as="article" className="wrap-break-word">
      <Picture src={item.picture} alt="" className="mb-6 max-w-160 rounded-note phone:mb-4" />
      <NewsLine item={item} />
      <Heading className="mt-3 max-w-160 text-h2">{typeset(item.title)}</Heading>
      <p className="mt-2 max-w-160 text-lead text-ink-2">{typeset(item.lead)}</p>
      <div className="mt-5 flex max-w-160 flex-col gap-4">
        {paragraphs(item.text).map(({ number, text }) => (
          <p key={number} className="whitespace-pre-line">
            {typeset(text)}
          </p>
        ))}
      </div>
    </Card>
  );
}
