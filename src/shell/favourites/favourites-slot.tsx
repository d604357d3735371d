import { useSession } from '@/shared/session/use-session';
import { useOnDemand } from '@/shared/ui/use-on-demand';

const load = () => import('./account-favourites');

/** Connects the favourites of a patient's account; for anybody else there is nothing to load. */
export function FavouritesSlot() {
  const { accessToken, currentCabinet } = useSession();
  const patient = accessToken !== null && currentCabinet === 'user';
  const account = useOnDemand(load, patient);
  return patient && account ? <account.AccountFavourites key={accessToken} /> : null;
}
