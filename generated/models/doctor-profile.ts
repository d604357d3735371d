/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Certificate } from './certificate.ts';
import type { Contact } from './contact.ts';
import type { DoctorParameterLink } from './doctor-parameter-link.ts';
import type { DoctorProfileMissingItem } from './doctor-profile-missing-item.ts';
import type { DoctorServiceLink } from './doctor-service-link.ts';
import type { Education } from './education.ts';
import type { Email } from './email.ts';
import type { Licence } from './licence.ts';
import type { PatientGroup } from './patient-group.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { Slug } from './slug.ts';
import type { SpecialisationLink } from './specialisation-link.ts';
import type { VisitFormat } from './visit-format.ts';
import type { WorkExperience } from './work-experience.ts';

/**
 * The logged-in doctor's own profile (rules §3).
 */
export interface DoctorProfile {
  /** @minimum 1 */
  id: number;
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 60
   */
  first_name: string;
  /**
   * @minLength 1
   * @maxLength 60
   */
  second_name: string;
  /**
   * @maxLength 60
   * @nullable
   */
  third_name: string | null;
  /**
   * Path of the portrait, relative to the API's host; null to show initials.
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  /**
   * @nullable
   * @pattern ^\+7-[0-9]{3}-[0-9]{3}-[0-9]{2}-[0-9]{2}$
   */
  phone: string | null;
  email: Email;
  /** Contacts for patients: phone and e-mail of each filial, then the doctor's own. */
  contacts: Contact[];
  /**
   * Text of the doctor: plain text, blank lines between paragraphs; null until it is written.
   * @maxLength 5000
   * @nullable
   */
  description: string | null;
  /** Specialisations in the doctor's order, the main one first, as patients see them. */
  specialisations: SpecialisationLink[];
  /** Places of work, latest beginning first. */
  work_experience: WorkExperience[];
  /** Education, latest end first. */
  education: Education[];
  /** Certificates, categories and degrees, newest first. */
  certificates: Certificate[];
  /** Accepted patients: adults, children or both. */
  patients: PatientGroup[];
  /**
   * Minimum age of patients, full years.
   * @minimum 0
   * @maximum 120
   * @nullable
   */
  age_min: number | null;
  /**
   * Maximum age of patients, full years.
   * @minimum 0
   * @maximum 120
   * @nullable
   */
  age_max: number | null;
  /** Visit formats of the doctor; `clinic` is always one of them. */
  formats: VisitFormat[];
  /**
   * Ways to pay the doctor for a home visit; empty until the doctor enters some (proposed).
   * @maxItems 5
   */
  payment_methods?: PaymentMethod[];
  /**
   * Id in the directory of qualifications.
   * @minimum 1
   * @nullable
   */
  category_id: number | null;
  /**
   * Id in the directory of qualifications.
   * @minimum 1
   * @nullable
   */
  degree_id: number | null;
  /**
   * Year when the doctor began to practise.
   * @minimum 1900
   * @maximum 2100
   */
  experience_since: number;
  /** Specialist certificate; null until the doctor enters one (proposed). */
  licence?: Licence | null;
  /**
   * Date when `licence` was found in the state register; null before the check (proposed).
   * @nullable
   */
  licence_checked_on?: string | null;
  /** Services in all filials, including hidden ones. */
  services: DoctorServiceLink[];
  /** Parameters of the doctor, from the directory of doctor parameters. */
  parameters: DoctorParameterLink[];
  /**
   * Share of filled parts of the profile in per cent: each of the five parts in `missing` subtracts 20.
   * @minimum 0
   * @maximum 100
   */
  completeness_percent: number;
  /** Missing texts for patients. `doctorReadiness` lists what prevents booking. */
  missing: DoctorProfileMissingItem[];
}
