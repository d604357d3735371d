import type { Visit } from '#generated/models/visit.ts';
import { hasEnded } from '@/domain/visit/visit-can';
import { PreparationList } from '@/features/patient/visit-parts/preparation-list';
import { Card } from '@/shared/ui/card';

/** What to bring and when to come. */
export function VisitPreparation({ visit }: { visit: Visit }) {
  if (hasEnded(visit)) return null;
  return (
    <Card>
      <h2 className="text-h3">Как подготовиться</h2>
      <PreparationList visit={visit} className="mt-3 gap-2" />
    </Card>
  );
}
