import { getRouteApi } from '@tanstack/react-router';
import { useNewsReadSuspense } from '#generated/api/patient-news/patient-news.ts';
import { NewsArticle } from '@/domain/news/news-article';
import { dataOf } from '@/shared/api/load';
import { BackLink } from '@/shared/ui/navigation/back-link';

const route = getRouteApi('/fo/patient/_cabinet/news/$id');

/** One news article (docs/rules.md §2, patientNewsShow). */
export function NewsScreen() {
  const { id } = route.useParams();
  const { data: item } = useNewsReadSuspense(Number(id), { query: { select: dataOf } });
  return (
    <>
      <BackLink to="/fo/patient/news">Новости</BackLink>
      <div className="mt-3">
        <NewsArticle item={item} />
      </div>
    </>
  );
}
