import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';

/** Tabs for two lists of the same visits: by service and by clinic. */
export function HistoryTabs() {
  return (
    <TabLinks label="История" className="mt-4 phone:-mx-(--gutter) phone:px-4">
      <TabLink to="/fo/patient/services">Услуги</TabLink>
      <TabLink to="/fo/patient/clinics">Клиники</TabLink>
    </TabLinks>
  );
}
