/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Certificate } from './certificate.ts';
import type { Contact } from './contact.ts';
import type { DoctorParameterLink } from './doctor-parameter-link.ts';
import type { DoctorProfileMissingItem } from './doctor-profile-missing-item.ts';
import type { DoctorProfileVerification } from './doctor-profile-verification.ts';
import type { DoctorServiceLink } from './doctor-service-link.ts';
import type { Education } from './education.ts';
import type { Email } from './email.ts';
import type { PatientGroup } from './patient-group.ts';
import type { Slug } from './slug.ts';
import type { SpecialisationLink } from './specialisation-link.ts';
import type { VisitFormat } from './visit-format.ts';
import type { WorkExperience } from './work-experience.ts';

/**
 * The signed-in doctor's own profile (rules §3).
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
  contacts: Contact[];
  /**
   * @maxLength 5000
   * @nullable
   */
  description: string | null;
  specialisations: SpecialisationLink[];
  work_experience: WorkExperience[];
  education: Education[];
  /** Certificates, categories and degrees, the newest first. */
  certificates: Certificate[];
  patients: PatientGroup[];
  /**
   * Youngest person received, full years.
   * @minimum 0
   * @maximum 120
   * @nullable
   */
  age_min: number | null;
  /**
   * Oldest person received, full years.
   * @minimum 0
   * @maximum 120
   * @nullable
   */
  age_max: number | null;
  formats: VisitFormat[];
  /**
   * Of the directory of qualifications.
   * @minimum 1
   * @nullable
   */
  category_id: number | null;
  /**
   * Of the directory of qualifications.
   * @minimum 1
   * @nullable
   */
  degree_id: number | null;
  /**
   * Year in which the doctor began to practise.
   * @minimum 1940
   * @maximum 2100
   */
  experience_since: number;
  /** Whether the papers have been checked. */
  verification: DoctorProfileVerification;
  services: DoctorServiceLink[];
  parameters: DoctorParameterLink[];
  /**
   * @minimum 0
   * @maximum 100
   */
  completeness_percent: number;
  /** What would make the profile complete. */
  missing: DoctorProfileMissingItem[];
}
