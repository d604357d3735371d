/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * How a person gets a service of a filial. `none`: without an appointment, in the hours given. `phone`: by appointment, which the
 * clinic makes by phone. `doctor`: by booking a free time of one of its doctors. `filial`: by booking a time at the filial itself, which
 * is how some of them take samples for analyses (`clinicSamplingSlots`).
 */
export type ServiceAppointment = (typeof ServiceAppointment)[keyof typeof ServiceAppointment];

export const ServiceAppointment = {
  none: 'none',
  phone: 'phone',
  doctor: 'doctor',
  filial: 'filial',
} as const;
