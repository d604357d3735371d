import { Link, getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { useDesk } from '@/features/clinic-desk/use-desk';
import { ChipRemovable, chipClass } from '@/shared/ui/chip';
import { SearchBox } from '@/shared/ui/fields/search-box';
import { PhoneFilters } from '@/shared/ui/overlay/phone-filters';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import type { ClientsSearch } from './clients-search';

const route = getRouteApi('/fo/clinic/clients/');

const activeTitles = { 30: 'Активны за 30 дней', 90: 'Активны за 90 дней', 365: 'Активны за год' } as const;
const PAUSE = 250;

interface Choice {
  readonly key: string;
  readonly title: string;
  readonly on: boolean;
  /** Change of the search params when the user presses the filter. */
  readonly change: Partial<ClientsSearch>;
}

/** All filters in the order of the design, with their state. */
function choicesOf({ active, without_next, missed }: ClientsSearch): Choice[] {
  const missedFrom = missed ?? 2;
  return [
    ...([30, 90, 365] as const).map((days) => ({
      key: `active-${days}`,
      title: activeTitles[days],
      on: active === days,
      change: { active: active === days ? undefined : days },
    })),
    {
      key: 'without_next',
      title: 'Без будущей записи',
      on: without_next === true,
      change: { without_next: without_next ? undefined : true },
    },
    {
      key: 'missed',
      title: `Неявки от\u00A0${missedFrom}`,
      on: missed !== undefined,
      change: { missed: missed === undefined ? missedFrom : undefined },
    },
  ];
}

/** Search field and filters; the URL stores them. The filial is chosen in the header. */
export function ClientsFilters() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const phone = useIsPhone();
  const { filial } = useDesk();
  const choices = choicesOf(search);
  const on = choices.filter((choice) => choice.on);
  // Only one of the three periods is shown: the active one, or 90 days if none is active.
  const off = choices.filter(
    ({ key, on: isOn }) => !isOn && (!key.startsWith('active') || (key === 'active-90' && search.active === undefined)),
  );
  const set = (change: Partial<ClientsSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...change, page: 1 }), replace: true });

  return (
    <div className="flex flex-wrap items-center gap-2 desktop:px-6 desktop:pt-4 desktop:pb-4">
      <ClientSearch text={search.q ?? ''} onSearch={(q) => set({ q: q === '' ? undefined : q })} />
      {phone && (
        <PhoneFilters count={on.length}>
          <ul className="flex flex-wrap gap-2">
            {choices.map(({ key, title, on: isOn, change }) => (
              <li key={key}>
                <Link
                  to="."
                  search={(old) => ({ ...old, ...change, page: 1 })}
                  replace
                  aria-current={isOn ? 'true' : undefined}
                  className={chipClass(isOn ? 'on' : 'link')}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </PhoneFilters>
      )}
      {filial && <ChipRemovable onClick={() => deskFilial.set(null)}>{filial.title}</ChipRemovable>}
      {on.map(({ key, title, change }) => (
        <ChipRemovable key={key} onClick={() => set(change)}>
          {title}
        </ChipRemovable>
      ))}
      {!phone &&
        off.map(({ key, title, change }) => (
          <button key={key} type="button" className={chipClass('link')} onClick={() => set(change)}>
            {title}
          </button>
        ))}
    </div>
  );
}

function ClientSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // Something outside of the field has changed the text: «Назад», a chip or a link.
  if (known !== text) {
    setKnown(text);
    if (typed.trim() !== text) setTyped(text);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (value: string) => {
    clearTimeout(timer.current);
    if (value.trim() !== text) onSearch(value.trim());
  };

  return (
    <form
      role="search"
      className="w-65 phone:w-auto phone:grow"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <SearchBox
        size="dense"
        label="Имя или телефон"
        maxLength={200}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(value), PAUSE);
        }}
      />
    </form>
  );
}
