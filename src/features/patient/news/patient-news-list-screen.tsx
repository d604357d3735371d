import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useNewsListSuspense } from '#generated/api/patient-news/patient-news.ts';
import type { NewsItem } from '#generated/models/news-item.ts';
import { NewsLine } from '@/domain/news/news-line';
import { typeset } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { PageHeading } from '@/shared/ui/page-heading';
import { cardBleed, Picture } from '@/shared/ui/picture';
import { newsOfPage } from './news-page';

const route = getRouteApi('/fo/patient/_cabinet/news/');

/** News of the service and health advice, newest first (docs/rules.md §2, patientNewsPage). */
export function NewsListScreen() {
  const { page } = route.useSearch();
  const { data: list } = useNewsListSuspense(newsOfPage(page));
  const { last_page } = list.meta;

  return (
    <>
      <PageHeading className="page-inset text-page" />
      {list.data.length === 0 ? (
        <Card className="mt-6 phone:mt-4">
          <NoNews beyond={page > last_page} />
        </Card>
      ) : (
        <ul className="mt-6 grid grid-cols-2 gap-4 phone:mt-4 phone:grid-cols-1 phone:gap-3">
          {list.data.map((item) => (
            <NewsCard key={item.id} item={item} />
          ))}
        </ul>
      )}
      <Pagination
        page={Math.min(page, last_page + 1)}
        lastPage={last_page}
        className="mt-6 flex justify-center"
        renderLink={({ page: target, ...link }) => <Link to="." search={{ page: target }} {...link} />}
      />
    </>
  );
}

function NoNews({ beyond }: { beyond: boolean }) {
  return beyond ? (
    <EmptyState
      icon={IconNews}
      title="Такой страницы нет"
      action={
        <ButtonLink variant="primary" to="/fo/patient/news">
          К&nbsp;свежим новостям
        </ButtonLink>
      }
    >
      Столько новостей у&nbsp;нас ещё нет.
    </EmptyState>
  ) : (
    <EmptyState icon={IconNews} title="Новостей пока нет">
      Здесь мы рассказываем, что нового в&nbsp;сервисе, и&nbsp;даём короткие советы о&nbsp;здоровье.
    </EmptyState>
  );
}

/** A card of the news list. The whole card is clickable, but only its title is the link. */
function NewsCard({ item }: { item: NewsItem }) {
  const { id, title, lead, picture } = item;
  return (
    <Card as="li" className="relative flex flex-col overflow-hidden transition-colors has-[a:hover]:text-teal">
      <Picture src={picture} alt="" className={cx(cardBleed, 'mb-5 phone:mb-4')} />
      <NewsLine item={item} />
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
