/** How one doctor may be booked; without a row nobody has changed it. Online booking itself stands in the doctor's row. */
export interface ScheduleSettingsRow {
  /** Id of the doctor. */
  readonly id: number;
  /** A new visit is confirmed at once. */
  readonly auto_confirm: boolean;
  /** How many days can be booked, today included. */
  readonly horizon_days: number;
  /** Minutes that stay free between two visits. */
  readonly buffer_minutes: number;
}

/** Ways to reach the doctor beside those of their filials; without a row there are none. */
export interface DoctorContactsRow {
  /** Id of the doctor. */
  readonly id: number;
  readonly phone: string;
  readonly whatsapp: string | null;
  readonly telegram: string | null;
  readonly instagram: string | null;
}

/** One side's wish that the doctor receives in the filial, and the other side's answer. */
export interface BindingRequestRow {
  /** `${doctor_id}:${filial_id}` */
  readonly id: string;
  readonly doctor_id: number;
  readonly filial_id: number;
  /** Whose wish it is: the doctor asks, the clinic invites. */
  readonly by: 'doctor' | 'clinic';
  readonly state: 'open' | 'accepted' | 'declined' | 'withdrawn';
  readonly created_at: string;
  /** When it was accepted, declined or withdrawn. */
  readonly answered_at: string | null;
  /** Why it was declined. */
  readonly reason: string | null;
}
