import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { ClientSearch } from './client-search';
import { FilialSwitch } from './filial-switch';

/** What the header of the clinic's cabinet has beside the user, loaded with that cabinet alone. */
export function ClinicDesk() {
  const seesClients = useClinicRight('clients');
  return (
    <>
      <FilialSwitch />
      <div className="ml-auto">{seesClients && <ClientSearch />}</div>
    </>
  );
}
