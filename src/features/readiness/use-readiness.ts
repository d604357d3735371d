import { linkOptions } from '@tanstack/react-router';
import { useClinicReadiness } from '#generated/api/clinic-readiness/clinic-readiness.ts';
import { useDoctorReadiness } from '#generated/api/doctor-readiness/doctor-readiness.ts';
import type { ClinicReadiness } from '#generated/models/clinic-readiness.ts';
import type { DoctorReadiness } from '#generated/models/doctor-readiness.ts';
import { useCurrentUser } from '@/features/auth/session/current-user';
import type { Cabinet } from '@/shared/session/session-record';
import type { PageLink } from '@/shared/url/router-types';
import { clinicSteps, doctorSteps, type ReadinessStep } from './readiness-steps';

export interface Readiness {
  readonly isBookable: boolean;
  readonly wasBooked: boolean;
  readonly steps: readonly ReadinessStep[];
  /** Steps that aren't done yet. */
  readonly left: readonly ReadinessStep[];
  /** Link to the public page; undefined if there is no page yet. */
  readonly page: PageLink | undefined;
}

const WATCHED_MS = 30_000;

/**
 * Polls as long as steps are left, because moderators, the clinic or the doctor may do them
 * (docs/rules.md §7).
 */
const inSight = {
  meta: { silent: true },
  refetchInterval: (query: { readonly state: { readonly data: Answer | undefined } }) =>
    query.state.data?.data.state === 'not_bookable' ? WATCHED_MS : false,
  refetchOnWindowFocus: (query: { readonly state: { readonly data: Answer | undefined } }) =>
    query.state.data?.data.state === 'not_bookable' ? 'always' : false,
} as const;
type Answer = { readonly data: Pick<DoctorReadiness | ClinicReadiness, 'state'> };

/**
 * Whether patients can book with this doctor or clinic, and the steps that are left. All screens
 * use this hook.
 */
export function useReadiness(cabinet: Cabinet): Readiness | undefined {
  const { user } = useCurrentUser();
  const doctor = useDoctorReadiness({ query: { ...inSight, enabled: cabinet === 'doctor' } }).data?.data;
  const clinic = useClinicReadiness({ query: { ...inSight, enabled: cabinet === 'clinic' } }).data?.data;
  if (cabinet === 'doctor' && doctor !== undefined) {
    return readinessOf(doctor, doctorSteps(doctor.steps), (slug) =>
      linkOptions({ to: '/doctor/$slug', params: { slug } }),
    );
  }
  if (cabinet === 'clinic' && clinic !== undefined) {
    return readinessOf(clinic, clinicSteps(clinic.steps, user), (slug) =>
      linkOptions({ to: '/clinic/$slug', params: { slug } }),
    );
  }
  return undefined;
}

function readinessOf(
  { state, was_booked, public_slug }: Pick<DoctorReadiness, 'state' | 'was_booked' | 'public_slug'>,
  steps: readonly ReadinessStep[],
  page: (slug: string) => PageLink,
): Readiness {
  return {
    isBookable: state === 'bookable',
    wasBooked: was_booked,
    steps,
    left: steps.filter((step) => step.state !== 'done'),
    page: public_slug === null ? undefined : page(public_slug),
  };
}
