import type { User } from '#generated/models/user.ts';
import type { Registration } from './draft/registration';
import type { RegistrationStore } from './draft/registration-store';
import type { RegistrationStep } from './steps';

/** What every page of a registration is given. */
export interface Flow {
  readonly registration: Registration;
  readonly store: RegistrationStore;
  /** Opens another page of the registration. */
  readonly go: (step: RegistrationStep) => void;
  /** Whether this page came after another one of the registration. */
  readonly moved: boolean;
  /** Whoever is logged in and wants another cabinet; `null` for a guest. */
  readonly member: User | null;
  /** On the way to a visit: a patient for sure, so who they are is not asked. It can still be changed. */
  readonly quick: boolean;
  /** Where the person was heading when they were asked to log in. */
  readonly redirect: string | undefined;
}
