import type { FamilyMember } from '#generated/models/family-member.ts';
import type { MedicalCardReadParams } from '#generated/models/medical-card-read-params.ts';
import { familyChoices, type PersonChoice } from '@/features/patient/family/family-choices';
import { idParam } from '@/shared/url/search-params';

/**
 * The family member's id in the URL of a medical card; undefined for the card of the account's
 * owner.
 */
export type CardPerson = number | undefined;

export const cardPersonEntry = idParam;

export function cardParams(person: CardPerson): MedicalCardReadParams {
  return person === undefined ? {} : { family_member_id: person };
}

export function cardSearch(person: CardPerson): { person?: number } {
  return person === undefined ? {} : { person };
}

/** Options for the person of the card; empty if there is only one card. */
export function cardChoices(family: readonly FamilyMember[]): PersonChoice<CardPerson>[] {
  return family.length === 0 ? [] : [{ value: undefined, title: 'Я' }, ...familyChoices(family)];
}
