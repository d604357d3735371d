import { createFileRoute } from '@tanstack/react-router';
import { getClinicWaitlistQueryOptions } from '#generated/api/clinic-waitlist/clinic-waitlist.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { chooseDesk, narrowedTo } from '@/features/clinic-desk/load-desk';
import { WaitlistScreen } from '@/features/clinic/waitlist/waitlist-screen';
import { waitlistQuery, waitlistSearch } from '@/features/clinic/waitlist/waitlist-search';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/clinic/waitlist')({
  staticData: { name: 'clinicWaitlist', area: 'clinic' },
  validateSearch: waitlistSearch,
  beforeLoad: async (opened) => {
    await guardRight('waitlist')(opened);
    chooseDesk(opened);
  },
  loader: async (loader) => {
    const filial = await narrowedTo(loader);
    await load(loader, getClinicWaitlistQueryOptions(waitlistQuery({ filial })));
    return { filial };
  },
  head: () => pageTitle('Лист ожидания'),
  component: WaitlistScreen,
});
