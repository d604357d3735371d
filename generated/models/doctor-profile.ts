/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Contact } from './contact.ts';
import type { DoctorParameterLink } from './doctor-parameter-link.ts';
import type { DoctorProfileMissingItem } from './doctor-profile-missing-item.ts';
import type { DoctorServiceLink } from './doctor-service-link.ts';
import type { Education } from './education.ts';
import type { Email } from './email.ts';
import type { Slug } from './slug.ts';
import type { SpecialisationLink } from './specialisation-link.ts';
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
