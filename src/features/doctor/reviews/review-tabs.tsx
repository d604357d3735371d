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
  const { ask: reply } = useWrite(useDoctorFeedbackReplyUpdate(), { several: true });
  const { ask: takeBack } = useWrite(useDoctorFeedbackReplyDelete(), { several: true });
  const { ask: complain } = useWrite(useDoctorFeedbackComplaintUpdate(), { several: true });
  return { side: 'doctor', mayAnswer: true, reply, takeBack, complain };
}
