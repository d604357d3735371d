import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';

/** «Срочная помощь: 103». */
export function EmergencyLine() {
  return (
    <p>
      Срочная помощь:{' '}
      <a href={phoneHref(brand.emergency)} className="link font-medium">
        {brand.emergency}
      </a>
    </p>
  );
}
