import { useFamilyMemberList } from '#generated/api/patient-family/patient-family.ts';
import type { CardShared } from '#generated/models/card-shared.ts';
import { relationOf } from '@/domain/person/person-text';
import { PersonChips } from '@/features/patient/family/person-chips';
import { lowerFirst } from '@/shared/format/letter-case';
import { fullName } from '@/shared/format/name';
import { shownBySection } from '@/shared/section/section-query';
import { cardChoices, cardSearch, type CardPerson } from './card-person';

/** Chips «Я · Марк · Мама» that select the person of the medical card. */
export function CardChips({ person }: { person: CardPerson }) {
  return <PersonChips label="Чья медкарта" choices={cardChoices} person={person} searchOf={cardSearch} />;
}

/**
 * How another account shares this card with the user; undefined for cards of the user's own family.
 */
export function useSharedCard(person: CardPerson): CardShared | undefined {
  const { data } = useFamilyMemberList({
    query: { ...shownBySection.query, select: (body) => body.data.find(({ id }) => id === person) },
  });
  return data?.shared;
}

/** Name of the card's person below a heading. For the patient's own card nothing is rendered. */
export function CardPersonName({ person }: { person: CardPerson }) {
  const { data: member } = useFamilyMemberList({
    query: { ...shownBySection.query, select: (body) => body.data.find(({ id }) => id === person) },
  });
  if (member === undefined) return null;
  return (
    <p className="page-inset mt-1 text-ink-2">
      {fullName(member)}, {lowerFirst(relationOf(member))}
    </p>
  );
}
