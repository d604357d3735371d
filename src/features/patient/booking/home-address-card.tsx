import { HomeAddressFields } from '@/features/patient/visit-parts/home-address-fields';
import { Card } from '@/shared/ui/card';

/** «Куда приехать». */
export function HomeAddressCard({ city }: { city: string }) {
  return (
    <Card>
      <h2 className="text-h3">Куда приехать</h2>
      <p className="mt-1 mb-4 text-ink-2">Квартиру, подъезд, этаж и&nbsp;домофон&nbsp;— если они есть.</p>
      <HomeAddressFields city={city} />
    </Card>
  );
}
