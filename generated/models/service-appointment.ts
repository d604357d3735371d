/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * How a person comes to a service of a filial. `none`: without an appointment, in the hours given. `phone`: by appointment, which the
 * clinic makes by phone. `doctor`: by booking a free time of one of its doctors. A time for giving blood cannot be booked here.
 */
export type ServiceAppointment = (typeof ServiceAppointment)[keyof typeof ServiceAppointment];

export const ServiceAppointment = {
  none: 'none',
  phone: 'phone',
  doctor: 'doctor',
} as const;
