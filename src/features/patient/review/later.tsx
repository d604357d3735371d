import { type ComponentProps, Suspense, lazy } from 'react';
import { ReviewFormSkeleton } from './review-form-skeleton';

const load = () => import('./review-form');

const LaterForm = lazy(async () => ({ default: (await load()).ReviewForm }));

/** The form and what it needs weigh more than the page that asks for it; they come while the page's data is on its way. */
export function ReviewForm(props: ComponentProps<typeof LaterForm>) {
  return (
    <Suspense fallback={<ReviewFormSkeleton />}>
      <LaterForm {...props} />
    </Suspense>
  );
}

/** Starts the loading, together with the data. A failure is the screen's to show when it needs the form. */
export function preloadReviewForm(): void {
  load().catch(() => undefined);
}
