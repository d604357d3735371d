import { createFileRoute } from '@tanstack/react-router';
import { getReviewReadQueryOptions } from '#generated/api/patient-reviews/patient-reviews.ts';
import { ReviewEditScreen } from '@/features/patient/review/review-edit-screen';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/reviews/$id/edit')({
  staticData: { name: 'patientReviewEdit', area: 'user' },
  loader: (loader) => {
    const id = pathId(loader.params.id);
    return load(loader, getReviewReadQueryOptions(id));
  },
  head: () => pageTitle('Изменить отзыв'),
  component: ReviewEditScreen,
});
