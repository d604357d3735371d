import { useEffect } from 'react';
import {
  useFavouriteAdd,
  useFavouriteDelete,
  useFavouriteList,
} from '#generated/api/patient-favourites/patient-favourites.ts';
import { type Problem, isProblem } from '@/shared/api/problem';
import { favourites } from '@/shared/favourites/favourites';
import { notify } from '@/shared/notify';
import { useSession } from '@/shared/session/use-session';

/** Connects the hearts with the account's list while a patient is logged in. Renders nothing. */
export function AccountFavourites() {
  const { accessToken, currentCabinet } = useSession();
  const patient = accessToken !== null && currentCabinet === 'user';
  return patient ? <Connection key={accessToken} /> : null;
}

function Connection() {
  const { data, isError } = useFavouriteList({ query: { meta: { silent: true } } });
  const { mutateAsync: add } = useFavouriteAdd(told);
  const { mutateAsync: drop } = useFavouriteDelete(told);

  useEffect(() => favourites.connect((what, kept) => (kept ? add({ data: what }) : drop(what))), [add, drop]);

  useEffect(() => {
    if (data) favourites.hold({ doctor: data.data.doctors.map(slugOf), clinic: data.data.clinics.map(slugOf) });
    else if (isError) favourites.fail();
  }, [data, isError]);

  return null;
}

/** A heart is no form that would show a 422. */
const told = { mutation: { onError: (error: Problem) => void (isProblem(error, 422) && notify.error(error)) } };

const slugOf = ({ slug }: { slug: string }): string => slug;
