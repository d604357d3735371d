import type { Cabinet } from '@/shared/session/session-record';

export interface DemoAccount {
  readonly title: string;
  readonly email: string;
  readonly password: string;
  /** Absent where any way in will do. */
  readonly cabinet: Cabinet | undefined;
}

const password = 'Demo2026';

/** The people of the stand-in provider (mocks/README.md). */
export const demoAccounts: readonly DemoAccount[] = [
  { title: 'Пациент', email: 'patient@demo.kz', password, cabinet: 'user' },
  { title: 'Врач', email: 'doctor@demo.kz', password, cabinet: 'doctor' },
  { title: 'Клиника', email: 'clinic@demo.kz', password, cabinet: 'clinic' },
  { title: 'Все три кабинета', email: 'all@demo.kz', password, cabinet: undefined },
];
