import { createFileRoute } from '@tanstack/react-router';
import { getDoctorWaitlistQueryOptions } from '#generated/api/doctor-waitlist/doctor-waitlist.ts';
import { WaitlistScreen } from '@/features/doctor/patients/doctor-waitlist-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/doctor/waitlist')({
  staticData: { name: 'doctorWaitlist', area: 'doctor', heading: 'Лист ожидания' },
  loader: (loader) => load(loader, getDoctorWaitlistQueryOptions()),
  component: WaitlistScreen,
});
