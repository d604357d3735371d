/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicFilialList200 } from '../../models/clinic-filial-list200.ts';

export const getClinicFilialListResponseMock = (): ClinicFilialList200 => ({
  data: [
    {
      id: 1,
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      doctors_count: 12,
      visits_today: 64,
      pending_count: 5,
      occupancy_percent: 78,
    },
  ],
});
