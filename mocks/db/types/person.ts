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
  /** Last phone number that a code has proved, with the time of the proof. */
  readonly proven_phone?: { readonly phone: string; readonly at: string } | null;
  readonly iin: string | null;
  readonly birthday: string | null;
  readonly gender: Gender | null;
  readonly address: string | null;
  readonly citizenship_id: number | null;
  /** Number of a foreigner's document, which replaces the IIN. */
  readonly document_number?: string | null;
  /** Id of the doctor if the account has the role doctor. */
  readonly doctor_id: number | null;
  readonly clinic_id: number | null;
  /** Rights of a member of staff; absent for the owner, who has all rights. */
  readonly clinic_rights?: readonly ClinicRight[];
  /** Ids of the filials that the member may see; empty or absent for all filials. */
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
  /** Citizenship; absent if it equals the account's. */
  readonly citizenship_id?: number | null;
  readonly document_number?: string | null;
}

/** A right to use one person's medical card, or the invitation to use it. */
export interface CardAccessRow {
  /**
   * Id of the access. The family list of the account with the access shows the card's person with
   * this id.
   */
  readonly id: number;
  /** Account of the card's owner. */
  readonly user_id: number;
  /** Id of the family member whose card it is; null for the owner's own card. */
  readonly family_member_id: number | null;
  /** E-mail of the invited person in lower case. */
  readonly email: string;
  /** Right of the invited person; `own` is an invitation to become the card's owner. */
  readonly right: 'read' | 'book' | 'own';
  readonly sent_at: string;
  /** Account that has the access; null until the invitation is accepted. */
  readonly guest_id: number | null;
  /**
   * Relation of the card's person to the account that has the access; null until the invitation is
   * accepted.
   */
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
  readonly phone: string | null;
}

/** A person whom one clinic knows. */
export interface Client extends Person {
  readonly id: number;
  readonly clinic_id: number;
  readonly user_id: number | null;
  /** Time when the clinic added the client; null if a booking created the client. */
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
  /** Access token. */
  readonly id: string;
  readonly user_id: number;
  /** `User-Agent` header of the login request. */
  readonly device?: string | null;
  readonly created_at: string;
  readonly expires_at: string;
}

/** A sent code, valid until it is used or expires. */
export interface CodeRow {
  /** Hash that identifies the code in requests. */
  readonly id: string;
  readonly code: string;
  readonly tries_left: number;
  readonly sent_at: string;
  readonly expires_at: string;
  readonly is_confirmed: boolean;
}

export interface EmailCodeRow extends CodeRow {
  readonly email: string;
}

/** An active second factor of an account. */
export interface SecondFactorRow {
  /** Id of the account. */
  readonly id: number;
  /** Secret in Base32. */
  readonly secret: string;
  readonly turned_on_at: string;
  /** Time step of the last accepted code; a code is accepted once. */
  readonly used_step: number;
  /** Recovery codes as plain text, because no real person uses them. */
  readonly recovery_codes: readonly string[];
}

/** A second factor in setup, until its first code is accepted. */
export interface FactorSetupRow {
  /** Id of the account. */
  readonly id: number;
  readonly hash: string;
  readonly secret: string;
  readonly expires_at: string;
}

/** A login whose password was right and whose second factor has not been entered yet. */
export interface HalfLoginRow {
  readonly id: string;
  readonly user_id: number;
  readonly remember: boolean;
  readonly expires_at: string;
}

/** A code sent to the new e-mail of an account. */
export interface EmailChangeRow extends EmailCodeRow {
  readonly user_id: number;
}

/** A code sent to the phone of an account. */
export interface PhoneCodeRow extends CodeRow {
  readonly user_id: number;
  readonly phone: string;
}

export interface RegistrationRow extends EmailCodeRow {
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
  /** Id of the account in `medical_cards`, of the family member in `family_cards`. */
  readonly id: number;
  readonly blood_type: BloodType | null;
  readonly rh_factor: RhFactor | null;
  /** Height in cm. */
  readonly height: number | null;
  /** Weight in kg. */
  readonly weight: number | null;
  readonly updated_at: string;
  /** Measurements, newest last. */
  readonly measurements: readonly Measurement[];
}

export interface DocumentRow {
  readonly id: number;
  /**
   * Account whose medical card has the document; null if the patient of the visit has no account.
   */
  readonly user_id: number | null;
  /** Family member whose medical card has the document; null for the account's owner. */
  readonly family_member_id: number | null;
  readonly visit_id: number | null;
  readonly category: DocumentCategory;
  readonly name: string;
  readonly file_id: number;
  readonly created_at: string;
  /** Name of the doctor or filial that added the document; null if the patient added it. */
  readonly added_by: string | null;
  /** Side that added the document and may delete it; absent if the patient added it. */
  readonly added_from?: 'doctor' | 'clinic';
}

export interface Favourite {
  readonly id: number;
  readonly user_id: number;
  readonly doctor_id: number | null;
  readonly clinic_id: number | null;
  readonly created_at: string;
}
