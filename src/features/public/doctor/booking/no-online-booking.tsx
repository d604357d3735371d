import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { phoneHref } from '@/shared/format/phone';
import { ButtonAnchor } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

const route = getRouteApi('/doctor/$slug/');

/** The doctor has listed no services: the clinic's phone is what remains. */
export function NoOnlineBooking({ className }: { className?: string }) {
  const { main_filial: filial } = route.useLoaderData().doctor;
  return (
    <div className={className}>
      <p className="text-ink-2">Онлайн-записи к&nbsp;этому врачу нет. Запишитесь по&nbsp;телефону клиники.</p>
      <ButtonAnchor href={phoneHref(filial.phone)} variant="primary" size="large" wide className="mt-4">
        <Icon icon={IconPhone} />
        {filial.phone}
      </ButtonAnchor>
    </div>
  );
}
