import { createFileRoute } from '@tanstack/react-router';
import { getClinicFilialListQueryOptions } from '#generated/api/clinic-filials/clinic-filials.ts';
import { getClinicWaitlistQueryOptions } from '#generated/api/clinic-waitlist/clinic-waitlist.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { chooseDesk } from '@/features/clinic-desk/choose-desk';
import { narrowedTo } from '@/features/clinic-desk/load-desk';
import { WaitlistScreen } from '@/features/clinic/waitlist/clinic-waitlist-screen';
import { waitlistQuery, waitlistSearch } from '@/features/clinic/waitlist/clinic-waitlist-search';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/clinic/waitlist')({
  staticData: { name: 'clinicWaitlist', area: 'clinic', heading: 'Лист ожидания' },
  validateSearch: waitlistSearch,
  beforeLoad: async (opened) => {
    await guardRight('waitlist')(opened);
    chooseDesk(opened);
  },
  loader: async (loader) => {
    const filial = await narrowedTo(loader);
    await Promise.all([
      load(loader, getClinicWaitlistQueryOptions(waitlistQuery({ filial }))),
      load(loader, getClinicFilialListQueryOptions()),
    ]);
    return { filial };
  },
  component: WaitlistScreen,
});
