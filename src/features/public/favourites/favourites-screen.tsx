import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { comparable, MOST_COMPARED } from '@/features/public/compare/compared-doctors';
import { useFavourites } from '@/shared/favourites/use-favourites';
import { useSession } from '@/shared/session/use-session';
import { ButtonLink } from '@/shared/ui/button-link';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Note } from '@/shared/ui/note';
import { CompareBar } from './compare-bar';
import { FavouriteRow } from './favourite-row';
import { FavouriteSkeleton } from './favourite-skeleton';
import { useShown } from './use-shown';

const route = getRouteApi('/favourites');

/** Whom one keeps: a guest in this browser, a patient in the account. From here up to three go into a comparison. */
export function FavouritesScreen() {
  const kept = useFavourites();
  const shown = useShown(kept);
  const { authenticated, currentCabinet } = useSession();
  const pending = currentCabinet === 'user' && kept.source === 'guest';

  return (
    <div className="page pt-8 page-grey phone:pt-5">
      <div className="mx-auto max-w-202">
        <h1 className="mb-5 text-page phone:px-1">Избранное</h1>
        {!authenticated && shown.length > 0 && (
          <Note tone="teal" glyph={IconInfoCircle} className="mb-4">
            Список хранится в&nbsp;этом браузере.{' '}
            <Link to="/auth/login" search={{ redirect: '/favourites' }} className="link">
              Войдите
            </Link>
            , и&nbsp;он будет с&nbsp;вами на&nbsp;всех устройствах.
          </Note>
        )}
        {kept.source === 'unavailable' && (
          <Note tone="amber" glyph={IconInfoCircle} role="alert" className="mb-4">
            Не&nbsp;получилось загрузить избранное из&nbsp;кабинета. Обновите страницу чуть позже.
          </Note>
        )}
        {shown.length > 0 && <List shown={shown} />}
        {shown.length === 0 && (
          <Card className="mb-10">{pending ? <FavouriteSkeleton /> : kept.source !== 'unavailable' && <Nobody />}</Card>
        )}
      </div>
    </div>
  );
}

function List({ shown }: { shown: readonly string[] }) {
  const { compare: marked = [] } = route.useSearch();
  const navigate = route.useNavigate();
  const [refused, setRefused] = useState(false);
  const compare = comparable(marked).filter((slug) => shown.includes(slug));

  const toggle = (slug: string): void => {
    const without = compare.filter((other) => other !== slug);
    const full = without.length === compare.length && compare.length === MOST_COMPARED;
    setRefused(full);
    if (full) return;
    const next = without.length < compare.length ? without : [...compare, slug];
    void navigate({ search: next.length > 0 ? { compare: next } : {}, replace: true, resetScroll: false });
  };

  return (
    <>
      <ul className="mb-6 flex flex-col gap-4 phone:gap-3">
        {shown.map((slug) => (
          <li key={slug}>
            <FavouriteRow slug={slug} compared={compare.includes(slug)} onCompare={toggle} />
          </li>
        ))}
      </ul>
      {shown.length > 1 && <CompareBar compare={compare} refused={refused} />}
    </>
  );
}

function Nobody() {
  return (
    <EmptyState
      glyph={IconHeart}
      title="В&nbsp;избранном пока никого"
      action={
        <ButtonLink to="/search" search={{ category: 'doctors' }} variant="primary">
          Найти врача
        </ButtonLink>
      }
    >
      Отмечайте врачей сердечком, чтобы вернуться к&nbsp;ним позже и&nbsp;сравнить.
    </EmptyState>
  );
}
