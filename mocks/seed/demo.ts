export const DEMO_PASSWORD = 'Demo2026';

/** Code of every registration and password recovery. */
export const DEMO_CODE = '12345';

export interface DemoAccount {
  readonly user_id: number;
  readonly email: string;
  /** Title on the start screen and in the README. */
  readonly title: string;
}

/** Demo accounts, with the same ids at every scale. */
export const DEMO = {
  /** Елена Осипова, with her mother and her son. */
  patient: { user_id: 1, email: 'patient@demo.kz', title: 'Пациент' },
  /** Айгуль Серикова, doctor 1. */
  doctor: { user_id: 2, email: 'doctor@demo.kz', title: 'Врач' },
  /** Гүлнар Нұрова of clinic 1, «Аяла». */
  clinic: { user_id: 3, email: 'clinic@demo.kz', title: 'Клиника' },
  /** Мадина Құлбаева: patient, doctor 10, and owner of clinic 4, «Тұмар». */
  everyone: { user_id: 4, email: 'all@demo.kz', title: 'Все три роли' },
  /** Сауле Ибраева, reception of clinic 1, without the owner's rights. */
  reception: { user_id: 5, email: 'reception@demo.kz', title: 'Регистратура' },
} as const satisfies Record<string, DemoAccount>;

/** Ids of the demo patient's family members. */
export const DEMO_FAMILY = { mark: 1, raisa: 2 } as const;

/** Ids of clinics in the design. */
export const CLINIC = { ayala: 1, zhurek: 2, kardionur: 3, tumar: 4, aikynKoz: 5 } as const;
export const FILIAL = {
  ayalaAbaya: 1,
  ayalaToleBi: 2,
  ayalaOrbita: 3,
  ayalaSaina: 4,
  zhurek: 5,
  kardionur: 6,
  tumarSamal: 7,
  tumarSatpaeva: 8,
  aikynKoz: 9,
} as const;
export const DOCTOR = {
  serikova: 1,
  abenov: 2,
  vetrova: 3,
  galiev: 4,
  zhakypov: 5,
  kardashev: 6,
  kardanova: 7,
  otegenova: 8,
  lapin: 9,
  kulbaeva: 10,
  erzhanov: 11,
  kim: 12,
  tolegenova: 13,
  akhmetova: 14,
  bektasov: 15,
  pavlenko: 16,
  seitov: 17,
} as const;

/** Id of a pending visit of the demo patient to the demo doctor, about sixteen days ahead. */
export const DEMO_VISIT = 1;
