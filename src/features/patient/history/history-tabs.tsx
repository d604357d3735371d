import { TabLink, TabLinks } from '@/shared/ui/tab-links';

/** What one had, and where: two pages about the same visits. */
export function HistoryTabs() {
  return (
    <TabLinks label="История" className="mt-4 phone:-mx-(--gutter) phone:px-4">
      <TabLink to="/fo/patient/services">Услуги</TabLink>
      <TabLink to="/fo/patient/clinics">Клиники</TabLink>
    </TabLinks>
  );
}
