import { PersonChips } from '@/features/patient/person-chips';
import { cardChoices, type CardPerson, cardSearch } from './card-person';

/** «Я · Марк · Мама»: whose medical card. */
export function CardChips({ person }: { person: CardPerson }) {
  return <PersonChips label="Чья медкарта" choices={cardChoices} person={person} searchOf={cardSearch} />;
}
