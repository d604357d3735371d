import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useNewsListSuspense } from '#generated/api/patient-news/patient-news.ts';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/pagination';
import { NewsCard } from './news-card';
import { newsOfPage } from './news-page';

const route = getRouteApi('/fo/patient/_cabinet/news/');

/** News of the service and short advice, newest first (docs/rules.md §2, patientNewsPage). */
export function NewsListScreen() {
  const { page } = route.useSearch();
  const { data: list } = useNewsListSuspense(newsOfPage(page));
  const { last_page } = list.meta;

  return (
    <>
      <h1 className="page-inset text-page">Новости</h1>
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
