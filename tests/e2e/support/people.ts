export const people = {
  patient: { email: 'patient@demo.kz', role: 'user', login: 'patient' },
  doctor: { email: 'doctor@demo.kz', role: 'doctor', login: 'doctor' },
  clinic: { email: 'clinic@demo.kz', role: 'clinic', login: 'clinic' },
  reception: { email: 'reception@demo.kz', role: 'clinic', login: 'clinic' },
  /** An account with all three roles, which logs in as a patient. */
  all: { email: 'all@demo.kz', role: 'user', login: 'patient' },
} as const;

export type Person = keyof typeof people;

export const demoPassword = 'Demo2026';
