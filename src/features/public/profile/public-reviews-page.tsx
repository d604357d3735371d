import { Link, useNavigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { FeedbackMeta } from '#generated/models/feedback-meta.ts';
import type { Feedback } from '#generated/models/feedback.ts';
import { ReviewPages, ReviewsLayout } from '@/domain/review/reviews-page';
import { ReviewsSkeleton } from '@/domain/review/reviews-skeleton';
import { type SectionAnswer, SectionQuery } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import type { ReviewsSearch } from './public-reviews-search';

interface ReviewsPageProps {
  back: ReactNode;
  heading: string;
  /** Query of `allReviews(search)`. The previous page stays visible while the next page loads. */
  feedbacks: SectionAnswer<{ data: Feedback[]; meta: FeedbackMeta }> & { isPlaceholderData: boolean };
  /** Number of reviews from the profile, shown while the reviews load. */
  count: number;
  search: ReviewsSearch;
  /** The doctor who replies to the reviews; absent on a clinic's page. */
  doctor?: ComponentProps<typeof ReviewPages>['doctor'];
  aside: ReactNode;
}

/** All reviews of a doctor or clinic, in pages. The user can choose one of four orders. */
export function ReviewsPage({ back, heading, feedbacks, count, search, doctor, aside }: ReviewsPageProps) {
  const { sort } = search;
  const navigate = useNavigate();
  return (
    <ReviewsLayout
      back={back}
      heading={heading}
      total={feedbacks.data?.meta.total ?? count}
      sort={sort}
      onSortChange={(next) => void navigate({ to: '.', search: { sort: next }, replace: true, resetScroll: false })}
      aside={aside}
    >
      <SectionQuery query={feedbacks} skeleton={<ReviewsSkeleton />}>
        {(answer) => (
          <ReviewPages
            answer={answer}
            doctor={doctor}
            refreshing={feedbacks.isPlaceholderData}
            renderLink={({ page, ...link }) => <Link {...link} to="." search={{ sort, page }} />}
          />
        )}
      </SectionQuery>
    </ReviewsLayout>
  );
}

interface ReviewsAsideProps {
  label: string;
  avatar: ReactNode;
  name: string;
  /** Line below the name: the specialisation, or the type of clinic. */
  lead: string;
  /** Line with the nearest time or the address. */
  note?: ReactNode;
  children: ReactNode;
}

/** Card beside the reviews: the doctor or clinic, and a link to book. */
export function ReviewsAside({ label, avatar, name, lead, note, children }: ReviewsAsideProps) {
  return (
    <Card className="narrow:order-first wide:sticky wide:top-24" aria-label={label}>
      <div className="flex gap-4">
        {avatar}
        <div className="min-w-0">
          <p className="font-medium wrap-break-word">{name}</p>
          <p className="text-small text-ink-2">{lead}</p>
          {note !== undefined && <p className="mt-2 text-small text-ink-3">{note}</p>}
        </div>
      </div>
      {children}
    </Card>
  );
}
