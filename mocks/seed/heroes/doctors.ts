import { DOCTOR } from '../demo.ts';
import { HERO_CARDIOLOGISTS } from './cardiologists.ts';
import { HERO_COLLEAGUES } from './colleagues.ts';
import type { HeroDoctor } from './hero-doctor.ts';

/** Doctors with fixed ids, in the order of their ids. */
export const HERO_DOCTORS: readonly HeroDoctor[] = [...HERO_CARDIOLOGISTS, ...HERO_COLLEAGUES];

/** Doctors of «Аяла», whose visits are stored. */
export const DOCTORS_WITH_VISITS: readonly number[] = [
  DOCTOR.serikova,
  DOCTOR.zhakypov,
  DOCTOR.kardashev,
  DOCTOR.kardanova,
  DOCTOR.otegenova,
  DOCTOR.lapin,
  DOCTOR.kulbaeva,
  DOCTOR.erzhanov,
  DOCTOR.kim,
  DOCTOR.akhmetova,
  DOCTOR.bektasov,
  DOCTOR.pavlenko,
];
