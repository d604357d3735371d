import {
  useDoctorFeedbackComplaintUpdate,
  useDoctorFeedbackReplyDelete,
  useDoctorFeedbackReplyUpdate,
} from '#generated/api/doctor-feedbacks/doctor-feedbacks.ts';
import type { OwnFeedbackMeta } from '#generated/models/own-feedback-meta.ts';
import type { ReviewActions } from '@/domain/review/own-review';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';
import { useWrite } from '@/shared/write/use-write';

interface ReviewTabsProps {
  meta: OwnFeedbackMeta;
  current: 'all' | 'unanswered' | 'complaints';
}

/** All, those without an answer, those complained of. */
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

/** The doctor's side of a review. */
export function useReviewActions(): ReviewActions {
  const reply = useWrite(useDoctorFeedbackReplyUpdate());
  const takeBack = useWrite(useDoctorFeedbackReplyDelete(), { done: 'Ответ удалён' });
  const complain = useWrite(useDoctorFeedbackComplaintUpdate());
  return {
    side: 'doctor',
    mayAnswer: true,
    reply: (id, text) => reply.ask({ id, data: { text } }),
    takeBack: { ...takeBack, ask: (id) => takeBack.ask({ id }) },
    complain: (id, data) => complain.ask({ id, data }),
    putAway: () => {
      for (const { forget } of [reply, takeBack, complain]) forget();
    },
  };
}
