import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useReviewListSuspense } from '#generated/api/patient-reviews/patient-reviews.ts';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Invitations } from './invitations';
import { OwnReviewList, ReviewsLayout } from './own-reviews';

const route = getRouteApi('/fo/patient/_cabinet/reviews/');

/**
 * Visits that the patient can review, then all of the patient's reviews. The provider's documents
 * do not have the route patientReviews.
 */
export function ReviewsScreen() {
  const { page } = route.useSearch();
  const { data: answer } = useReviewListSuspense({ page });
  const beyond = page > answer.meta.last_page;

  return (
    <ReviewsLayout counts={answer.meta.counts}>
      {page === 1 && <Invitations />}
      <OwnReviewList
        answer={answer}
        page={page}
        empty={
          <Card className="mt-6 phone:mt-4">
            <EmptyState
              icon={IconMessage2}
              title={beyond ? 'Такой страницы нет' : 'Отзывов пока нет'}
              action={
                <ButtonLink
                  variant="primary"
                  {...(beyond ? { to: '.', search: {} } : { to: '/fo/patient/visits', search: { status: 'past' } })}
                >
                  {beyond ? 'К началу списка' : 'Прошедшие визиты'}
                </ButtonLink>
              }
            >
              {beyond
                ? 'Столько отзывов вы ещё не\u00A0написали.'
                : 'Отзыв можно оставить о\u00A0приёме, который состоялся: он поможет другим выбрать врача.'}
            </EmptyState>
          </Card>
        }
      />
    </ReviewsLayout>
  );
}
