import type { Cabinet } from './session-record';

/** Where each cabinet begins (docs/rules.md §2). */
export const cabinetHome = {
  user: '/fo/patient',
  doctor: '/fo/doctor',
  clinic: '/fo/clinic',
} as const satisfies Record<Cabinet, string>;
