import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getClinicPriceListQueryOptions } from '#generated/api/clinic-prices/clinic-prices.ts';
import { PricesScreen } from '@/features/clinic/prices/prices-screen';
import { priceListParams, pricesDefaults, pricesSearch } from '@/features/clinic/prices/prices-search';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';

export const Route = createFileRoute('/fo/clinic/filials/$id/prices')({
  staticData: { name: 'filialPricesPage', area: 'clinic' },
  validateSearch: pricesSearch,
  search: { middlewares: [stripSearchParams(pricesDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: async (loader) => {
    const id = pathId(loader.params.id);
    await load(loader, getClinicPriceListQueryOptions(id, priceListParams(loader.deps)));
    return { id };
  },
  component: PricesScreen,
});
