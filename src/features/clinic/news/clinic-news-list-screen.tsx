import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useClinicNewsListSuspense } from '#generated/api/clinic-news/clinic-news.ts';
import { calendarDay } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { PageHeading } from '@/shared/ui/page-heading';

const route = getRouteApi('/fo/clinic/news/');

/**
 * The clinic's news: drafts first, then published articles. The provider's documents do not have
 * the route clinicNews.
 */
export function NewsListScreen() {
  const { page } = route.useSearch();
  const { data: list } = useClinicNewsListSuspense({ page });
  const beyond = page > list.meta.last_page;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className="page-inset text-h2" />
        <ButtonLink to="/fo/clinic/news/add" variant="primary" className="phone:w-full">
          <Icon icon={IconPlus} />
          Написать
        </ButtonLink>
      </div>
      <p className="page-inset mt-2 max-w-160 text-ink-2">
        Новости читают пациенты, которые были у&nbsp;вас или добавили клинику в&nbsp;избранное.
      </p>
      <Card className="mt-4 py-2 phone:py-1">
        {list.data.length === 0 ? (
          <EmptyState icon={IconNews} title={beyond ? 'Такой страницы нет' : 'Новостей пока нет'}>
            {beyond
              ? 'Столько новостей вы ещё не\u00A0написали.'
              : 'Расскажите о\u00A0новых врачах, услугах и\u00A0часах работы.'}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {list.data.map(({ id, title, lead, state, published_at, updated_at }) => (
              <li key={id} className="relative flex flex-wrap items-start gap-x-4 gap-y-2 py-4 has-[a:hover]:text-teal">
                <div className="min-w-60 flex-1 wrap-anywhere">
                  <h2 className="font-medium">
                    <Link
                      to="/fo/clinic/news/$id"
                      params={{ id: String(id) }}
                      className="rounded-badge before:absolute before:inset-0"
                    >
                      {typeset(title)}
                    </Link>
                  </h2>
                  <p className="line-clamp-2 text-small text-ink-2">{typeset(lead)}</p>
                </div>
                <p className="flex items-center gap-3 text-small text-ink-3">
                  {calendarDay(published_at ?? updated_at)}
                  <Badge tone={state === 'draft' ? 'amber' : 'green'}>
                    {state === 'draft' ? 'Черновик' : 'Опубликовано'}
                  </Badge>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Pagination
        page={Math.min(page, list.meta.last_page + 1)}
        lastPage={list.meta.last_page}
        className="mt-6 flex justify-center"
        renderLink={({ page: target, ...link }) => <Link to="." search={{ page: target }} {...link} />}
      />
    </>
  );
}
