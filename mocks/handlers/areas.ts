import type { Area } from '../implement.ts';
import { authArea } from './auth/auth-area.ts';
import { clinicArea } from './clinic/clinic-area.ts';
import { doctorArea } from './doctor/doctor-area.ts';
import { filesArea } from './files/files-area.ts';
import { patientArea } from './patient/patient-area.ts';
import { publicArea } from './public/public-area.ts';

/** Every area of the contract. */
export const areas: readonly Area[] = [authArea, publicArea, patientArea, doctorArea, clinicArea, filesArea];
