import { getDoctorVisitCreateMutationOptions } from '#generated/api/doctor-visits/doctor-visits.ts';
import {
  getDoctorWaitlistOfferDeleteMutationOptions,
  getDoctorWaitlistOfferUpdateMutationOptions,
  useDoctorWaitlistSuspense,
} from '#generated/api/doctor-waitlist/doctor-waitlist.ts';
import type { WaitlistDesk } from '@/features/desk/waitlist/waitlist-desk';
import { WaitlistPage } from '@/features/desk/waitlist/waitlist-page';
import { dataOf } from '@/shared/api/load';
import { ButtonLink } from '@/shared/ui/button';

const desk: WaitlistDesk = {
  by: 'doctor',
  offerUpdate: getDoctorWaitlistOfferUpdateMutationOptions,
  offerDelete: getDoctorWaitlistOfferDeleteMutationOptions,
  visitCreate: getDoctorVisitCreateMutationOptions,
};

/** The doctor's waitlist. The provider's documents do not have the route doctorWaitlist. */
export function WaitlistScreen() {
  const list = useDoctorWaitlistSuspense({ query: { select: dataOf } });
  return (
    <WaitlistPage
      desk={desk}
      list={list}
      emptyAction={<ButtonLink to="/fo/doctor/schedule">К&nbsp;расписанию</ButtonLink>}
    />
  );
}
