import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { price } from '@/shared/format/price';
import { chipClass } from '@/shared/ui/chip';
import { Icon } from '@/shared/ui/icon';

/** The search field with two filters. */
export function SearchSample() {
  return (
    <>
      <span className="flex h-12 items-center gap-3 rounded-note border border-edge bg-white px-4">
        <Icon icon={IconSearch} />
        Кардиолог
      </span>
      <span className="flex flex-wrap gap-2">
        <span className={chipClass('on')}>
          Завтра
          <Icon icon={IconX} size={16} />
        </span>
        <span className={chipClass('link')}>До {price(13_000)}</span>
      </span>
    </>
  );
}
