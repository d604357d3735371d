import { useEffect } from 'react';
import {
  useFavouriteAdd,
  useFavouriteDelete,
  useFavouriteList,
} from '#generated/api/patient-favourites/patient-favourites.ts';
import { favourites } from '@/shared/favourites/favourites';

/** Lets the hearts work on the account's list for as long as the patient is logged in. Shows nothing itself. */
export function AccountFavourites() {
  const { data, isError } = useFavouriteList({ query: { meta: { silent: true } } });
  const { mutateAsync: add } = useFavouriteAdd();
  const { mutateAsync: drop } = useFavouriteDelete();

  useEffect(() => favourites.connect((what, kept) => (kept ? add({ data: what }) : drop(what))), [add, drop]);

  useEffect(() => {
    if (data) favourites.hold({ doctor: data.data.doctors.map(slugOf), clinic: data.data.clinics.map(slugOf) });
    else if (isError) favourites.fail();
  }, [data, isError]);

  return null;
}

const slugOf = ({ slug }: { slug: string }): string => slug;
