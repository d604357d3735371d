import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useReviewListSuspense } from '#generated/api/patient-reviews/patient-reviews.ts';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { OwnReviewList, ReviewsLayout } from './own-reviews';
import { unpublished } from './review-page';

const route = getRouteApi('/fo/patient/_cabinet/reviews-in-process');

/**
 * Reviews in moderation, or rejected with the reason (docs/rules.md §2, patientrReviewsInProcess).
 */
export function ReviewsInProcessScreen() {
  const { page } = route.useSearch();
  const { data: answer } = useReviewListSuspense(unpublished(page));
  const beyond = page > answer.meta.last_page;

  return (
    <ReviewsLayout counts={answer.meta.counts}>
      <OwnReviewList
        answer={answer}
        page={page}
        empty={
          <Card className="mt-6 phone:mt-4">
            <EmptyState
              icon={IconChecks}
              title={beyond ? 'Такой страницы нет' : 'Все отзывы опубликованы'}
              action={<ButtonLink to="/fo/patient/reviews">Все отзывы</ButtonLink>}
            >
              {beyond
                ? 'Столько отзывов вы ещё не\u00A0написали.'
                : 'Здесь отзывы ждут модератора. Если он откажет, вы увидите причину и\u00A0сможете исправить текст.'}
            </EmptyState>
          </Card>
        }
      />
    </ReviewsLayout>
  );
}
