import { yearsCount } from '@/shared/format/counts';
import { Button } from '@/shared/ui/button';
import { LiveRegion } from '@/shared/ui/live-region';
import { namedClient, distinctNamesBy } from './distinct-names';

interface KnownPerson {
  readonly id: number;
  readonly full_name: string;
  readonly age: number | null;
  readonly birthday?: string | null;
  readonly phone: string | null;
}

interface KnownByPhoneProps<Person extends KnownPerson> {
  readonly known: readonly Person[];
  readonly onChoose: (person: Person) => void;
}

/** Maximum number of clients that are requested by one phone, which a family may share. */
export const MOST_BY_PHONE = 4;

/**
 * Lists clients who already have the typed phone. Such a client may be the caller with another
 * spelling of the name, or a member of the caller's family.
 */
export function KnownByPhone<Person extends KnownPerson>({ known, onChoose }: KnownByPhoneProps<Person>) {
  const nameOf = distinctNamesBy(known, namedClient);
  return (
    <LiveRegion className="flex flex-col items-start gap-2">
      {known.length > 0 && <p className="text-small">Этот телефон уже есть&nbsp;у:</p>}
      {known.map((one) => (
        <Button key={one.id} size="small" className="max-w-full text-left wrap-anywhere" onClick={() => onChoose(one)}>
          {nameOf(one)}
          {one.age !== null && `, ${yearsCount(one.age)}`}
        </Button>
      ))}
    </LiveRegion>
  );
}
