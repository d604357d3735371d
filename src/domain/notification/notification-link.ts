import { linkOptions } from '@tanstack/react-router';
import type { NotificationTarget } from '#generated/models/notification-target.ts';
import type { Cabinet } from '@/shared/session/session-record';
import type { PageLink } from '@/shared/url/router-types';

type LinkTo = (id: string) => PageLink;

/**
 * Pages by cabinet and by the kind of the notification's target. A kind that a cabinet doesn't list
 * has no page in this cabinet.
 */
const links: Readonly<Record<Cabinet, Partial<Record<NotificationTarget['kind'], LinkTo>>>> = {
  user: {
    visit: (id) => linkOptions({ to: '/fo/patient/visits/$id', params: { id } }),
    review: (id) => linkOptions({ to: '/fo/patient/reviews/$id', params: { id } }),
    document: (id) => linkOptions({ to: '/fo/patient/medical-card/$id', params: { id } }),
    waitlist: () => linkOptions({ to: '/fo/patient/waitlist' }),
    news: (id) => linkOptions({ to: '/fo/patient/news/$id', params: { id } }),
    invitation: (id) => linkOptions({ to: '/fo/patient/family/invitations/$id', params: { id } }),
  },
  doctor: {
    visit: (id) => linkOptions({ to: '/fo/doctor/visits/$id', params: { id } }),
    review: () => linkOptions({ to: '/fo/doctor/reviews' }),
    filial: () => linkOptions({ to: '/fo/doctor/clinics-binding' }),
    waitlist: () => linkOptions({ to: '/fo/doctor/waitlist' }),
  },
  clinic: {
    visit: (id) => linkOptions({ to: '/fo/clinic/visits/$id', params: { id } }),
    review: () => linkOptions({ to: '/fo/clinic/reviews' }),
    doctor: () => linkOptions({ to: '/fo/clinic/doctors' }),
    client: (id) => linkOptions({ to: '/fo/clinic/clients/$id', params: { id } }),
    waitlist: () => linkOptions({ to: '/fo/clinic/waitlist' }),
  },
};

/** Link to the target of a notification; undefined if the target has no page. */
export function notificationLink(cabinet: Cabinet, target: NotificationTarget | null): PageLink | undefined {
  return target === null ? undefined : links[cabinet][target.kind]?.(String(target.id));
}
