import { createFileRoute } from '@tanstack/react-router';
import { getReviewReadQueryOptions } from '#generated/api/patient-reviews/patient-reviews.ts';
import { ReviewScreen } from '@/features/patient/review/review-screen';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/reviews/$id/')({
  staticData: { name: 'patientReviewShow', area: 'user' },
  loader: (loader) => load(loader, getReviewReadQueryOptions(pathId(loader.params.id))),
  head: () => pageTitle('Ваш отзыв'),
  component: ReviewScreen,
});
