import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import {
  useClinicFilialListSuspense,
  useClinicFilialReadSuspense,
} from '#generated/api/clinic-filials/clinic-filials.ts';
import { dataOf } from '@/shared/api/load';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';
import { FilialState } from './filial-state';
import { placeWord } from './place-word';

const route = getRouteApi('/fo/clinic/filials/$id');

/** Layout of a filial's pages: name, state and tabs. */
export function FilialLayout() {
  const { id } = route.useLoaderData();
  const { data: filial } = useClinicFilialReadSuspense(id, { query: { select: dataOf } });
  const { data: filials } = useClinicFilialListSuspense({ query: { select: dataOf } });
  const summary = filials.find((one) => one.id === id);
  const params = { id: `${id}` };
  return (
    <>
      <BackLink to="/fo/clinic/filials">Филиалы</BackLink>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar id={id} name={placeWord(filial.title)} size={48} shape="square" className="phone:hidden" />
          <div className="min-w-0">
            <h1 className="page-inset text-h2 wrap-anywhere">{filial.title}</h1>
            <p className="page-inset text-small">
              <FilialState filial={filial} />
            </p>
          </div>
        </div>
        {filial.state === 'open' && (
          <ButtonLink
            to="/clinic/$slug"
            params={{ slug: filial.clinic_slug }}
            search={{ filial: id }}
            target="_blank"
            size="small"
          >
            <Icon icon={IconExternalLink} size={18} />
            Как видят пациенты<span className="sr-only">, откроется в&nbsp;новой вкладке</span>
          </ButtonLink>
        )}
      </div>
      <TabLinks label="Страницы филиала" className="mt-4 mb-5 phone:-mx-(--gutter) phone:mb-3 phone:px-4">
        <TabLink to="/fo/clinic/filials/$id/profile" params={params}>
          Профиль
        </TabLink>
        <TabLink to="/fo/clinic/filials/$id/doctors" params={params} count={summary?.doctors_count}>
          Врачи
        </TabLink>
        <TabLink to="/fo/clinic/filials/$id/prices" params={params} count={summary?.services_count}>
          Услуги и&nbsp;цены
        </TabLink>
      </TabLinks>
      <Outlet />
    </>
  );
}
