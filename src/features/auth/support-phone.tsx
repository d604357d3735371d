import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';

/** The phone of support, not broken across lines. */
export function SupportPhone() {
  return (
    <a href={phoneHref(brand.support.phone)} className="link whitespace-nowrap">
      {brand.support.phone}
    </a>
  );
}
