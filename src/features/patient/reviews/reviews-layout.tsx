import type { ReactNode } from 'react';
import type { ReviewListMeta } from '#generated/models/review-list-meta.ts';
import { TabLink, TabLinks } from '@/shared/ui/tab-links';

interface ReviewsLayoutProps {
  counts: ReviewListMeta['counts'];
  children: ReactNode;
}

/** The heading and the two tabs of the reviews that one wrote. */
export function ReviewsLayout({ counts: { published, in_process, rejected }, children }: ReviewsLayoutProps) {
  return (
    <>
      <h1 className="page-inset text-page">Отзывы</h1>
      <TabLinks label="Отзывы" className="mt-4 phone:-mx-(--gutter) phone:px-4">
        <TabLink
          to="/fo/patient/reviews"
          activeOptions={{ exact: true, includeSearch: false }}
          count={published + in_process + rejected}
        >
          Все
        </TabLink>
        <TabLink to="/fo/patient/reviews-in-process" count={in_process + rejected}>
          Не&nbsp;опубликованы
        </TabLink>
      </TabLinks>
      {children}
    </>
  );
}
