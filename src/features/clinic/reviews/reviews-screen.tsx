import { getRouteApi, Link } from '@tanstack/react-router';
import {
  getClinicFeedbackComplaintUpdateMutationOptions,
  getClinicFeedbackReplyDeleteMutationOptions,
  getClinicFeedbackReplyUpdateMutationOptions,
  useClinicFeedbackListSuspense,
} from '#generated/api/clinic-feedbacks/clinic-feedbacks.ts';
import type { OwnFeedbackMeta } from '#generated/models/own-feedback-meta.ts';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { noneLeft, OwnReviewsPage } from '@/features/desk/reviews/own-reviews-page';
import { wholeNumber } from '@/shared/format/number';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';
import { reviewsQuery } from './clinic-reviews-search';
import { ReviewFilters } from './review-filters';

const route = getRouteApi('/fo/clinic/reviews');

const empty = {
  all: { title: 'Отзывов пока нет', text: 'Пациенты смогут оставить отзыв после визита. Проверьте и\u00A0фильтры.' },
  ...noneLeft,
} as const;

const clinicReviews = {
  side: 'clinic',
  replyUpdate: getClinicFeedbackReplyUpdateMutationOptions,
  replyDelete: getClinicFeedbackReplyDeleteMutationOptions,
  complaintUpdate: getClinicFeedbackComplaintUpdateMutationOptions,
} as const;

/**
 * Reviews of the clinic. Staff with the right can reply. The provider's documents do not have the
 * route clinicReviews.
 */
export function ReviewsScreen() {
  const search = { ...route.useSearch(), ...route.useLoaderData() };
  const { show, since } = search;
  const mayAnswer = useClinicRight('reviews');
  const { data: answer } = useClinicFeedbackListSuspense(reviewsQuery(search));
  const filtered = { doctor_id: search.doctor_id, sort: search.sort };
  return (
    <OwnReviewsPage
      answer={answer}
      desk={{ ...clinicReviews, mayAnswer }}
      tabs={
        <TabLinks label="Отзывы" className="phone:-mx-(--gutter) phone:px-4">
          <TabLink to="." search={filtered} active={show === 'all'}>
            Все
          </TabLink>
          <TabLink
            to="."
            search={{ ...filtered, show: 'unanswered' }}
            active={show === 'unanswered'}
            count={answer.meta.unanswered_recent}
          >
            Ждут ответа
          </TabLink>
          <TabLink
            to="."
            search={{ ...filtered, show: 'complained' }}
            active={show === 'complained'}
            count={answer.meta.complaints}
          >
            Жалобы
          </TabLink>
        </TabLinks>
      }
      filters={
        <>
          <ReviewFilters />
          {show === 'unanswered' && <Since meta={answer.meta} since={since} />}
        </>
      }
      empty={show === 'unanswered' && since === 'recent' ? noneRecent(answer.meta) : empty[show]}
      renderLink={({ page, ...link }) => <Link to="." search={(old) => ({ ...old, page })} {...link} />}
    />
  );
}

/** Switches between the unanswered reviews of the last three months and all unanswered reviews. */
function Since({ meta, since }: { meta: OwnFeedbackMeta; since: 'recent' | 'all' }) {
  const older = meta.unanswered - meta.unanswered_recent;
  if (older === 0) return null;
  return (
    <p className="w-full text-small text-ink-2">
      {since === 'recent'
        ? 'Показаны отзывы за\u00A0последние 90\u00A0дней. '
        : `Показаны все без ответа: ${wholeNumber(meta.unanswered)}. `}
      <Link
        to="."
        search={(old) => ({ ...old, page: 1, since: since === 'recent' ? 'all' : 'recent' })}
        className="link phone:inline-block phone:py-2.5"
      >
        {since === 'recent' ? `Без ответа раньше: ${wholeNumber(older)}` : 'Только за\u00A090\u00A0дней'}
      </Link>
    </p>
  );
}

function noneRecent({ unanswered }: OwnFeedbackMeta) {
  if (unanswered === 0) return empty.unanswered;
  return {
    title: 'На\u00A0все новые отзывы есть ответ',
    text: 'За\u00A0последние 90\u00A0дней без ответа не\u00A0осталось ни\u00A0одного.',
  };
}
