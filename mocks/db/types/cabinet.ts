import type { ReminderMoment } from '#generated/models/reminder-moment.ts';
import type { ReminderPersonRequest } from '#generated/models/reminder-person-request.ts';
import type { ReminderSettingsRequest } from '#generated/models/reminder-settings-request.ts';
import type { Role } from '#generated/models/role.ts';

/**
 * Booking settings of one doctor; if a doctor has no row, the defaults apply.
 * `Doctor.has_online_booking` switches online booking on.
 */
export interface ScheduleSettingsRow {
  /** Id of the doctor. */
  readonly id: number;
  /** True if new visits need no confirmation. */
  readonly auto_confirm: boolean;
  /** Number of bookable days, including today. */
  readonly horizon_days: number;
  /** Free minutes between two visits. */
  readonly buffer_minutes: number;
}

/** The doctor's own contacts, in addition to the filials' contacts. */
export interface DoctorContactsRow {
  /** Id of the doctor. */
  readonly id: number;
  readonly phone: string;
  readonly whatsapp: string | null;
  readonly telegram: string | null;
  readonly instagram: string | null;
}

/** Request or invitation for a doctor to work in a filial, with the answer. */
export interface BindingRequestRow {
  /** `${doctor_id}:${filial_id}` */
  readonly id: string;
  readonly doctor_id: number;
  readonly filial_id: number;
  /** Side that made the request: a doctor requests to join, a clinic invites. */
  readonly by: 'doctor' | 'clinic';
  readonly state: 'open' | 'accepted' | 'declined' | 'withdrawn';
  readonly created_at: string;
  /** Time when the request was accepted, declined or withdrawn. */
  readonly answered_at: string | null;
  /** Reason why the request was declined. */
  readonly reason: string | null;
}

/** Subscription to a calendar at a secret URL. */
export interface CalendarFeedRow {
  /** Secret part of the URL. */
  readonly id: string;
  readonly user_id: number;
  /** Whose visits the calendar shows: `family`, `self`, `doctor` or the id of a family member. */
  readonly whose: string;
  readonly created_at: string;
}

/** A patient's reminder settings; if a patient has no row, the defaults apply. */
export interface ReminderSettingsRow {
  /** Id of the account. */
  readonly id: number;
  readonly channels: ReminderSettingsRequest['channels'];
  readonly before: readonly ReminderMoment[];
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
  /** Settings by person. A person without settings gets reminders, but not on a second phone. */
  readonly people: readonly ReminderPersonRequest[];
}

/** A browser subscribed to the push messages of a cabinet; the row is removed with its session. */
export interface PushSubscriptionRow {
  readonly id: number;
  readonly user_id: number;
  /** Access token of the session. */
  readonly session: string;
  readonly endpoint: string;
  readonly cabinet: Role;
  readonly created_at: string;
}
