import { actionRole, hasAccount } from './draft/action-role';
import type { Flow } from './flow';
import type { Access } from './forms/access';
import { ClinicForm } from './forms/clinic-form';
import { DoctorForm } from './forms/doctor-form';
import { PatientForm } from './forms/patient-form';

const forms = { user: PatientForm, doctor: DoctorForm, clinic: ClinicForm };

/** The final form of the role that the chosen action ends in (specification §4). */
export function FormStep(flow: Flow) {
  const { action } = flow.registration;
  if (action === null) return null;
  const Form = forms[actionRole[action]];
  return <Form {...flow} access={accessOf(flow)} />;
}

function accessOf({ member, registration }: Flow): Access {
  if (member !== null) return 'signed-in';
  return hasAccount(registration.actions) ? 'own' : 'new';
}
