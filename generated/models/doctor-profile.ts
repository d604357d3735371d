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
import type { PatientGroup } from './patient-group.ts';
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
   * Path of the portrait, relative to the API host; null without one, then initials are shown.
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
  /** How patients reach the doctor: phone and e-mail of each filial, then what the doctor gave. */
  contacts: Contact[];
  /**
   * Text of the doctor: plain text, blank lines between paragraphs; null until it is written.
   * @maxLength 5000
   * @nullable
   */
  description: string | null;
  /** In the doctor's own order, the main one first; patients see them so. */
  specialisations: SpecialisationLink[];
  /** The one that began last first. */
  work_experience: WorkExperience[];
  /** The one that ended last first. */
  education: Education[];
  /** Certificates, categories and degrees, the newest first. */
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
  /** Formats of the doctor; always in the clinic. */
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
   * @minimum 1900
   * @maximum 2100
   */
  experience_since: number;
  /** In all filials, hidden ones too. */
  services: DoctorServiceLink[];
  /** Parameters of the doctor, from the directory of doctor parameters. */
  parameters: DoctorParameterLink[];
  /**
   * Share of the five parts that `missing` may name which are filled in: 80 where one is missing, 100 when `missing` is empty.
   * @minimum 0
   * @maximum 100
   */
  completeness_percent: number;
  /** Missing texts for patients; `doctorReadiness` has what prevents booking. */
  missing: DoctorProfileMissingItem[];
}
