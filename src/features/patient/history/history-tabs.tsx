import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';

/** Tabs for two lists made of the same visits: one by service and one by clinic. */
export function HistoryTabs() {
  return (
    <TabLinks label="История" className="mt-4 phone:-mx-(--gutter) phone:px-4">
      <TabLink to="/fo/patient/services">Услуги</TabLink>
      <TabLink to="/fo/patient/clinics">Клиники</TabLink>
    </TabLinks>
  );
}
