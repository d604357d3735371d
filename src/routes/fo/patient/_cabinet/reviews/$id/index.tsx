import { createFileRoute } from '@tanstack/react-router';
import { getReviewReadQueryOptions } from '#generated/api/patient-reviews/patient-reviews.ts';
import { ReviewScreen } from '@/features/patient/review/review-screen';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';

export const Route = createFileRoute('/fo/patient/_cabinet/reviews/$id/')({
  staticData: { name: 'patientReviewShow', area: 'user', heading: 'Ваш отзыв' },
  loader: (loader) => load(loader, getReviewReadQueryOptions(pathId(loader.params.id))),
  component: ReviewScreen,
});
