import { useSession } from '@/shared/session/use-session';
import { AccountFavourites } from './account-favourites';

/** Connects the favourites of a patient's account; there is nothing to do for anybody else. */
export function FavouritesSlot() {
  const { accessToken, currentCabinet } = useSession();
  const patient = accessToken !== null && currentCabinet === 'user';
  return patient ? <AccountFavourites key={accessToken} /> : null;
}
