import type { OwnFeedbackMeta } from '#generated/models/own-feedback-meta.ts';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';

interface ReviewTabsProps {
  meta: OwnFeedbackMeta;
  current: 'all' | 'unanswered' | 'complaints';
}

/** Tabs of reviews: all, unanswered, reported. */
export function ReviewTabs({ meta, current }: ReviewTabsProps) {
  return (
    <TabLinks label="Отзывы" className="phone:-mx-(--gutter) phone:px-4">
      <TabLink to="/fo/doctor/reviews" search={{}} active={current === 'all'}>
        Все
      </TabLink>
      <TabLink
        to="/fo/doctor/reviews"
        search={{ unanswered: true }}
        active={current === 'unanswered'}
        count={meta.unanswered}
      >
        Без ответа
      </TabLink>
      <TabLink to="/fo/doctor/reviews-in-process" search={{}} active={current === 'complaints'} count={meta.complaints}>
        Жалобы
      </TabLink>
    </TabLinks>
  );
}
