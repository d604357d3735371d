import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useFavourites } from '@/shared/favourites/favourites';
import { useSession } from '@/shared/session/use-session';
import { ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { ClinicRow } from './clinic-row';
import { DoctorList } from './doctor-list';
import { FavouriteSkeleton } from './favourite-skeleton';
import { KindTabs } from './kind-tabs';
import { useShown } from './use-shown';

const route = getRouteApi('/favourites');

/** Whom one keeps: a guest in this browser, a patient in the account. From here up to three doctors go into a comparison. */
export function FavouritesScreen() {
  const { kind: asked, compare } = route.useSearch();
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
      {both && <KindTabs kind={kind} shown={shown} compare={compare} />}
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
        <Callout tone="amber" icon={IconInfoCircle} role="alert" className="mb-4">
          Не&nbsp;получилось загрузить избранное из&nbsp;кабинета. Обновите страницу чуть позже.
        </Callout>
      )}
      {nothing && favourites.source !== 'unavailable' && (
        <Card className="mb-10">{pending ? <FavouriteSkeleton /> : <Nothing />}</Card>
      )}
      {!nothing && kind === 'doctor' && <DoctorList shown={shown.doctor} />}
      {!nothing && kind === 'clinic' && (
        <ul className="mb-10 grid gap-4 phone:gap-3 wide:grid-cols-2 wide:gap-6">
          {shown.clinic.map((slug) => (
            <li key={slug} className="grid">
              <ClinicRow slug={slug} />
            </li>
          ))}
        </ul>
      )}
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
