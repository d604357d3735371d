import type { BloodType } from '#generated/models/blood-type.ts';
import type { ClinicRight } from '#generated/models/clinic-right.ts';
import type { DocumentCategory } from '#generated/models/document-category.ts';
import type { FamilyRelation } from '#generated/models/family-relation.ts';
import type { Gender } from '#generated/models/gender.ts';
import type { Measurement } from '#generated/models/measurement.ts';
import type { RegistrationAction } from '#generated/models/registration-action.ts';
import type { RhFactor } from '#generated/models/rh-factor.ts';
import type { Role } from '#generated/models/role.ts';

/** An account; it may have several roles. */
export interface UserRow {
  readonly id: number;
  readonly email: string;
  /** Plain text, because no real person uses it. */
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
  /** A foreigner's document instead of an IIN; absent for most people. */
  readonly document_number?: string | null;
  /** The doctor or clinic of this account. */
  readonly doctor_id: number | null;
  readonly clinic_id: number | null;
  /** Rights of an invited member of staff; absent for the owner, who has all. */
  readonly clinic_rights?: readonly ClinicRight[];
  /** Filials that the member may see; empty or absent for all. */
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
  /** Absent if it equals the account's. */
  readonly citizenship_id?: number | null;
  readonly document_number?: string | null;
}

/** An access to the card of one person, or the invitation to it. */
export interface CardAccessRow {
  /** Names the person in the family of whoever has the access. */
  readonly id: number;
  /** The account that owns the card. */
  readonly user_id: number;
  /** Null for the card of the account's owner. */
  readonly family_member_id: number | null;
  /** In small letters. */
  readonly email: string;
  /** `own` invites to take the card over. */
  readonly right: 'read' | 'book' | 'own';
  readonly sent_at: string;
  /** The account that accepted; null before. */
  readonly guest_id: number | null;
  /** Who the person is to the guest; null before. */
  readonly relation: FamilyRelation | null;
  readonly accepted_at: string | null;
}

/** The person of a visit: the account's owner or a family member. */
export interface Person {
  readonly family_member_id: number | null;
  readonly first_name: string;
  readonly second_name: string;
  readonly third_name: string | null;
  readonly birthday: string | null;
  readonly gender: Gender | null;
  /** The person's own phone. */
  readonly phone: string | null;
}

/** A client: a person in one clinic's book. */
export interface Client extends Person {
  readonly id: number;
  readonly clinic_id: number;
  readonly user_id: number | null;
  /** When the clinic added the client; null for clients from a booking. */
  readonly added_at: string | null;
}

/** A note about a client that only the clinic sees. */
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

/** A code sent to an e-mail, valid until used or expired. */
export interface CodeRow {
  /** Hash that identifies the code. */
  readonly id: string;
  readonly email: string;
  readonly code: string;
  readonly tries_left: number;
  readonly sent_at: string;
  readonly expires_at: string;
  readonly is_confirmed: boolean;
}

/** A second factor that is on. */
export interface SecondFactorRow {
  /** Id of the user. */
  readonly id: number;
  /** Base32. */
  readonly secret: string;
  readonly turned_on_at: string;
  /** The last step whose code was taken. */
  readonly used_step: number;
  /** Plain text, because no real person uses them. */
  readonly recovery_codes: readonly string[];
}

/** A secret whose first code is awaited. */
export interface FactorSetupRow {
  /** Id of the user. */
  readonly id: number;
  readonly hash: string;
  readonly secret: string;
  readonly expires_at: string;
}

/** A login with the right password that waits for a code. */
export interface HalfLoginRow {
  readonly id: string;
  readonly user_id: number;
  readonly remember: boolean;
  readonly expires_at: string;
}

/** A code sent to an account's new e-mail. */
export interface EmailChangeRow extends CodeRow {
  readonly user_id: number;
}

/** An unfinished registration. */
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
  /** Height in centimetres. */
  readonly height: number | null;
  /** kg */
  readonly weight: number | null;
  readonly updated_at: string;
  /** Newest last. */
  readonly measurements: readonly Measurement[];
}

export interface DocumentRow {
  readonly id: number;
  /** Account whose medical card holds it; null for a document of a visit without an account. */
  readonly user_id: number | null;
  /** Family member whose card holds it; null for the account's owner. */
  readonly family_member_id: number | null;
  readonly visit_id: number | null;
  readonly category: DocumentCategory;
  readonly name: string;
  readonly file_id: number;
  readonly created_at: string;
  /** Name of the doctor or filial; null for the patient. */
  readonly added_by: string | null;
  /** The side that added it and may still delete it. */
  readonly added_from?: 'doctor' | 'clinic';
}

export interface Favourite {
  readonly id: number;
  readonly user_id: number;
  readonly doctor_id: number | null;
  readonly clinic_id: number | null;
  readonly created_at: string;
}
