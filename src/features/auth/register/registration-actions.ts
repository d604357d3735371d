import type { RegistrationAction } from '#generated/models/registration-action.ts';
import type { Cabinet } from '@/shared/session/session-record';

/** The role that an action ends in (docs/rules.md §4). */
export const actionRole = {
  create_clinic: 'clinic',
  create_doctor: 'doctor',
  create_user: 'user',
  upgrade_to_doctor: 'doctor',
  upgrade_to_user: 'user',
} as const satisfies Record<RegistrationAction, Cabinet>;

interface ActionWords {
  readonly label: string;
  readonly note: string;
}

const notes = {
  user: 'Записываться к\u00A0врачам, видеть визиты и\u00A0вести медкарту',
  doctor: 'Вести расписание и\u00A0принимать записи пациентов',
  clinic: 'Управлять филиалами, врачами и\u00A0записями',
} as const satisfies Record<Cabinet, string>;

/** A new account says who you are, a further cabinet what you add. */
export const actionWords: Record<RegistrationAction, ActionWords> = {
  create_user: { label: 'Я\u00A0пациент', note: notes.user },
  create_doctor: { label: 'Я\u00A0врач', note: notes.doctor },
  create_clinic: { label: 'Мы\u00A0клиника', note: notes.clinic },
  upgrade_to_user: { label: 'Кабинет пациента', note: notes.user },
  upgrade_to_doctor: { label: 'Кабинет врача', note: notes.doctor },
};

/** `create_clinic` among the cabinets that an account may add. */
export const addedClinicLabel = 'Кабинет клиники';
