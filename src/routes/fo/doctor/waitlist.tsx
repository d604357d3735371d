import { createFileRoute } from '@tanstack/react-router';
import { getDoctorWaitlistQueryOptions } from '#generated/api/doctor-waitlist/doctor-waitlist.ts';
import { WaitlistScreen } from '@/features/doctor/patients/waitlist-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/doctor/waitlist')({
  staticData: { name: 'doctorWaitlist', area: 'doctor' },
  loader: (loader) => load(loader, getDoctorWaitlistQueryOptions()),
  head: () => pageTitle('Лист ожидания'),
  component: WaitlistScreen,
});
