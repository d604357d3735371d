import { useEffect } from 'react';
import {
  useFavouriteAdd,
  useFavouriteDelete,
  useFavouriteList,
} from '#generated/api/patient-favourites/patient-favourites.ts';
import { favourites } from '@/shared/favourites/favourites';
import { useSession } from '@/shared/session/use-session';
import { inToast } from '@/shared/write/failure';

/**
 * Connects favourites with the patient's account while the patient is logged in. Renders nothing.
 */
export function AccountFavourites() {
  const { accessToken, currentCabinet } = useSession();
  const patient = accessToken !== null && currentCabinet === 'user';
  return patient ? <Connection key={accessToken} /> : null;
}

function Connection() {
  const { data, isError } = useFavouriteList({ query: { meta: { silent: true } } });
  const { mutateAsync: add } = useFavouriteAdd(inToast);
  const { mutateAsync: drop } = useFavouriteDelete(inToast);

  useEffect(() => favourites.connect((what, kept) => (kept ? add({ data: what }) : drop(what))), [add, drop]);

  useEffect(() => {
    if (data) favourites.setLists({ doctor: data.data.doctors.map(slugOf), clinic: data.data.clinics.map(slugOf) });
    else if (isError) favourites.fail();
  }, [data, isError]);

  return null;
}

const slugOf = ({ slug }: { slug: string }): string => slug;
