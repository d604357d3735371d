import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { FavouriteKind } from '#generated/models/favourite-kind.ts';
import { type Favourites, useFavourites } from '@/shared/favourites/favourites';
import type { FavouriteLists } from '@/shared/favourites/guest-list';
import { useSession } from '@/shared/session/use-session';
import { ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { LiveRegion } from '@/shared/ui/live-region';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';
import { FavouriteClinics } from './favourite-clinics';
import { FavouriteDoctors } from './favourite-doctors';
import { FavouriteSkeleton } from './favourite-row';

const route = getRouteApi('/favourites');

/**
 * The favourites. Those of a guest are stored in this browser, those of a patient in the account.
 */
export function FavouritesScreen() {
  const { kind: asked } = route.useSearch();
  const favourites = useFavourites();
  const shown = useShown(favourites);
  const { authenticated, currentCabinet } = useSession();
  const pending = currentCabinet === 'user' && favourites.source === 'guest';
  const nothing = shown.doctor.length + shown.clinic.length === 0;
  const both = shown.doctor.length > 0 && shown.clinic.length > 0;
  const kind = shown.doctor.length === 0 || (both && asked === 'clinic') ? 'clinic' : 'doctor';

  return (
    <div className="page pt-8 page-grey phone:pt-5">
      <h1 className="mb-5 text-page phone:px-1">Избранное</h1>
      {both && <KindTabs kind={kind} shown={shown} />}
      {!authenticated && !nothing && (
        <Callout tone="teal" icon={IconInfoCircle} className="mb-4">
          Список хранится в&nbsp;этом браузере.{' '}
          <Link to="/auth/login" search={{ redirect: '/favourites' }} className="link">
            Войдите
          </Link>
          , и&nbsp;он будет с&nbsp;вами на&nbsp;всех устройствах.
        </Callout>
      )}
      {favourites.source === 'unavailable' && (
        <LiveRegion urgent>
          <Callout tone="amber" icon={IconInfoCircle} className="mb-4">
            Не&nbsp;получилось загрузить избранное из&nbsp;кабинета. Обновите страницу чуть позже.
          </Callout>
        </LiveRegion>
      )}
      {nothing && favourites.source !== 'unavailable' && (
        <Card className="mb-10">{pending ? <FavouriteSkeleton /> : <Nothing />}</Card>
      )}
      {!nothing && kind === 'doctor' && <FavouriteDoctors slugs={shown.doctor} />}
      {!nothing && kind === 'clinic' && <FavouriteClinics slugs={shown.clinic} />}
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon={IconHeart}
      title="В&nbsp;избранном пока пусто"
      action={
        <>
          <ButtonLink to="/search" search={{ category: 'doctors' }} variant="primary">
            Найти врача
          </ButtonLink>
          <ButtonLink to="/search" search={{ category: 'clinics' }} variant="quiet">
            Выбрать клинику
          </ButtonLink>
        </>
      }
    >
      Отмечайте врачей и&nbsp;клиники сердечком, чтобы вернуться к&nbsp;ним позже. Врачей отсюда можно сравнить.
    </EmptyState>
  );
}

interface KindTabsProps {
  kind: FavouriteKind;
  shown: FavouriteLists;
}

/**
 * Tabs for doctors and clinics. They are shown if there are favourite doctors and favourite
 * clinics.
 */
function KindTabs({ kind, shown }: KindTabsProps) {
  return (
    <TabLinks label="Избранное" className="mb-5 phone:-mx-(--gutter) phone:mb-4 phone:px-(--gutter)">
      <TabLink
        to="/favourites"
        search={{}}
        replace
        resetScroll={false}
        active={kind === 'doctor'}
        count={shown.doctor.length}
      >
        Врачи
      </TabLink>
      <TabLink
        to="/favourites"
        search={{ kind: 'clinic' }}
        replace
        resetScroll={false}
        active={kind === 'clinic'}
        count={shown.clinic.length}
      >
        Клиники
      </TabLink>
    </TabLinks>
  );
}

/**
 * Favourites to show. A removed favourite stays until the user leaves the page, so that the user
 * can restore it and the list doesn't shift.
 */
function useShown({ lists, source }: Favourites): FavouriteLists {
  const [shown, setShown] = useState({ source, lists });
  const doctor = withNew(shown.lists.doctor, lists.doctor);
  const clinic = withNew(shown.lists.clinic, lists.clinic);
  if (shown.source !== source) setShown({ source, lists });
  else if (doctor !== shown.lists.doctor || clinic !== shown.lists.clinic) {
    setShown({ source, lists: { doctor, clinic } });
  }
  return shown.lists;
}

function withNew(shown: readonly string[], kept: readonly string[]): readonly string[] {
  const fresh = kept.filter((slug) => !shown.includes(slug));
  return fresh.length > 0 ? [...fresh, ...shown] : shown;
}
