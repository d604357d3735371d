import { createFileRoute } from '@tanstack/react-router';
import { getReviewReadQueryOptions } from '#generated/api/patient-reviews/patient-reviews.ts';
import { ReviewEditScreen } from '@/features/patient/review/review-edit-screen';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';

export const Route = createFileRoute('/fo/patient/_cabinet/reviews/$id/edit')({
  staticData: { name: 'patientReviewEdit', area: 'user', heading: 'Изменить отзыв' },
  loader: (loader) => {
    const id = pathId(loader.params.id);
    return load(loader, getReviewReadQueryOptions(id));
  },
  component: ReviewEditScreen,
});
