import type { ReminderMoment } from '#generated/models/reminder-moment.ts';
import type { ReminderPersonRequest } from '#generated/models/reminder-person-request.ts';
import type { ReminderSettingsRequest } from '#generated/models/reminder-settings-request.ts';

/**
 * Booking settings of one doctor; missing until somebody changes them. The doctor's row says
 * whether online booking is on.
 */
export interface ScheduleSettingsRow {
  /** Id of the doctor. */
  readonly id: number;
  /** New visits are confirmed at once. */
  readonly auto_confirm: boolean;
  /** Number of bookable days, including today. */
  readonly horizon_days: number;
  /** Free minutes between two visits. */
  readonly buffer_minutes: number;
}

/** The doctor's own contacts, in addition to those of filials; a missing row means none. */
export interface DoctorContactsRow {
  /** Id of the doctor. */
  readonly id: number;
  readonly phone: string;
  readonly whatsapp: string | null;
  readonly telegram: string | null;
  readonly instagram: string | null;
}

/** A request that a doctor works in a filial, with the other side's answer. */
export interface BindingRequestRow {
  /** `${doctor_id}:${filial_id}` */
  readonly id: string;
  readonly doctor_id: number;
  readonly filial_id: number;
  /** Who asks: a doctor requests, a clinic invites. */
  readonly by: 'doctor' | 'clinic';
  readonly state: 'open' | 'accepted' | 'declined' | 'withdrawn';
  readonly created_at: string;
  /** Time of the acceptance, refusal or withdrawal. */
  readonly answered_at: string | null;
  /** Reason for the refusal. */
  readonly reason: string | null;
}

/** A calendar at a secret URL. */
export interface CalendarFeedRow {
  /** The secret. */
  readonly id: string;
  readonly user_id: number;
  /** `family`, `self`, `doctor` or the id of a family member. */
  readonly whose: string;
  readonly created_at: string;
}

/** What a patient has chosen; without a row nothing. */
export interface ReminderSettingsRow {
  /** Id of the account. */
  readonly id: number;
  readonly channels: ReminderSettingsRequest['channels'];
  readonly before: readonly ReminderMoment[];
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
  /** People without a row are reminded, and on no other phone. */
  readonly people: readonly ReminderPersonRequest[];
}

/** A browser that gets push messages while its session lasts. */
export interface PushSubscriptionRow {
  readonly id: number;
  readonly user_id: number;
  /** The access token of the session. */
  readonly session: string;
  readonly endpoint: string;
  readonly created_at: string;
}
