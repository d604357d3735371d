import type { BloodType } from '#generated/models/blood-type.ts';
import type { ClinicRight } from '#generated/models/clinic-right.ts';
import type { DocumentCategory } from '#generated/models/document-category.ts';
import type { FamilyRelation } from '#generated/models/family-relation.ts';
import type { Gender } from '#generated/models/gender.ts';
import type { Measurement } from '#generated/models/measurement.ts';
import type { RegistrationAction } from '#generated/models/registration-action.ts';
import type { RhFactor } from '#generated/models/rh-factor.ts';
import type { Role } from '#generated/models/role.ts';

/** An account. A person may hold several roles. */
export interface UserRow {
  readonly id: number;
  readonly email: string;
  /** Plain: this is a stand-in, nothing here protects a real person. */
  readonly password: string;
  readonly roles: readonly Role[];
  readonly first_name: string;
  readonly second_name: string;
  readonly third_name: string | null;
  readonly avatar: string | null;
  readonly phone: string | null;
  readonly iin: string | null;
  readonly birthday: string | null;
  readonly gender: Gender | null;
  readonly address: string | null;
  readonly citizenship_id: number | null;
  /** Absent for most: a foreigner's who has no IIN. */
  readonly document_number?: string | null;
  /** What the roles doctor and clinic stand for. */
  readonly doctor_id: number | null;
  readonly clinic_id: number | null;
  /** What somebody who was invited to the clinic may do there; absent for its owner, who may do everything. */
  readonly clinic_rights?: readonly ClinicRight[];
  /** Filials that they are limited to; empty or absent: all of the clinic. */
  readonly clinic_filials?: readonly number[];
}

export interface FamilyMemberRow {
  readonly id: number;
  readonly user_id: number;
  readonly relation: FamilyRelation;
  readonly first_name: string;
  readonly second_name: string;
  readonly third_name: string | null;
  readonly birthday: string;
  readonly gender: Gender;
  readonly phone: string | null;
  readonly iin: string | null;
  /** Absent for most: as the account's. */
  readonly citizenship_id?: number | null;
  readonly document_number?: string | null;
}

/** A person as one clinic knows them. */
export interface Client {
  readonly id: number;
  readonly clinic_id: number;
  readonly user_id: number | null;
  readonly family_member_id: number | null;
  readonly first_name: string;
  readonly second_name: string;
  readonly third_name: string | null;
  readonly birthday: string | null;
  readonly gender: Gender | null;
  readonly phone: string | null;
  /** When the clinic wrote the person in; null for who came by booking. */
  readonly added_at: string | null;
}

/** What the reception notes about a client; only the clinic reads it. */
export interface ClientNoteRow {
  readonly id: number;
  readonly client_id: number;
  readonly text: string;
  readonly author: string;
  readonly created_at: string;
}

export interface SessionRow {
  /** The access token. */
  readonly id: string;
  readonly user_id: number;
  /** `User-Agent` of the login. */
  readonly device?: string | null;
  readonly created_at: string;
  readonly expires_at: string;
}

/** A code that was sent to an address; lives until used or expired. */
export interface CodeRow {
  /** The hash that names it. */
  readonly id: string;
  readonly email: string;
  readonly code: string;
  readonly tries_left: number;
  readonly sent_at: string;
  readonly expires_at: string;
  readonly is_confirmed: boolean;
}

/** A registration that is going on. */
export interface RegistrationRow extends CodeRow {
  readonly actions: readonly RegistrationAction[];
}

export interface ConsentRow {
  readonly id: number;
  readonly user_id: number;
  readonly purpose: 'registration' | 'visit';
  readonly visit_id: number | null;
  readonly version: string;
  readonly accepted_at: string;
  readonly withdrawn_at?: string;
}

export interface MedicalCard {
  /** Id of the user in `medical_cards`, of the family member in `family_cards`. */
  readonly id: number;
  readonly blood_type: BloodType | null;
  readonly rh_factor: RhFactor | null;
  /** cm */
  readonly height: number | null;
  /** kg */
  readonly weight: number | null;
  readonly updated_at: string;
  /** Newest last. */
  readonly measurements: readonly Measurement[];
}

export interface DocumentRow {
  readonly id: number;
  /** In whose account's medical card; null for a document of a visit of somebody without one. */
  readonly user_id: number | null;
  /** In whose card; null: the account's owner. */
  readonly family_member_id: number | null;
  readonly visit_id: number | null;
  readonly category: DocumentCategory;
  readonly name: string;
  readonly file_id: number;
  readonly created_at: string;
  /** The doctor or the filial; null: the patient. */
  readonly added_by: string | null;
  /** Which side that is, where it may still take the document back. */
  readonly added_from?: 'doctor' | 'clinic';
}

export interface Favourite {
  readonly id: number;
  readonly user_id: number;
  readonly doctor_id: number | null;
  readonly clinic_id: number | null;
  readonly created_at: string;
}
