import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';

/** Two pages about the same visits: which services, and in which clinics. */
export function HistoryTabs() {
  return (
    <TabLinks label="История" className="mt-4 phone:-mx-(--gutter) phone:px-4">
      <TabLink to="/fo/patient/services">Услуги</TabLink>
      <TabLink to="/fo/patient/clinics">Клиники</TabLink>
    </TabLinks>
  );
}
