import { network } from 'virtual:msw';
import { getAuthMock } from '@generated/mocks/auth/auth.msw.ts';
import { getClinicMock } from '@generated/mocks/clinic/clinic.msw.ts';
import { getDoctorMock } from '@generated/mocks/doctor/doctor.msw.ts';
import { getPatientMock } from '@generated/mocks/patient/patient.msw.ts';
import { getPublicMock } from '@generated/mocks/public/public.msw.ts';

/** Answers the contract's examples until the stateful handlers stand. */
export async function startMocks(): Promise<void> {
  network.configure({
    handlers: [...getAuthMock(), ...getPublicMock(), ...getPatientMock(), ...getDoctorMock(), ...getClinicMock()],
    onUnhandledFrame: 'bypass',
  });
  await network.enable();
}
