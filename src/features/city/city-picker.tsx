import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { chipClass } from '@/shared/ui/chip';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { useCity } from './selected-city';

interface CityPickerProps {
  /**
   * Where the picker is. `header`: in the header; `hero`: in the search field of the home page;
   * `chip`: beside the links of the home page on phones.
   */
  variant: 'header' | 'hero' | 'chip';
}

const plain =
  'inline-flex min-w-0 items-center gap-2 rounded-control font-medium transition-colors hover:bg-teal-tint active:bg-teal-tint-2';

const variants = {
  header: cx(plain, 'h-11 px-2.5'),
  hero: cx(plain, 'h-12 max-w-56 px-3 text-body'),
  chip: chipClass('link', 'max-w-56 border-edge!'),
};

const cityDialog = lazyModule(() => import('./city-dialog'));

/** Button with the chosen city. It opens the list of cities. */
export function CityPicker({ variant }: CityPickerProps) {
  const city = useCity();
  const { show, close, preload, part } = useLazyDialog(cityDialog, 'список городов');

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={variants[variant]}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        {/* The narrowest phones have room for the city's name only, not for the icon. */}
        <Icon
          icon={IconMapPin}
          size={variant === 'chip' ? 18 : 20}
          className={variant === 'header' ? 'text-teal max-[22em]:hidden' : 'text-teal'}
        />
        <span className="sr-only">Город: </span>
        <span className="truncate">{city.title}</span>
        <Icon icon={IconChevronDown} size={16} className="text-ink-2" />
      </button>
      {part && <part.CityDialog current={city.id} onClose={close} />}
    </>
  );
}
