import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import { useClinicFilialListSuspense } from '#generated/api/clinic-filials/clinic-filials.ts';
import { dataOf } from '@/shared/api/load';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { FilialRow } from './filial-row';
import { FilialTotals } from './filial-totals';

/** The clinic's filials and their day (docs/rules.md §2, filialsPage). */
export function FilialsScreen() {
  const { data: filials } = useClinicFilialListSuspense({ query: { select: dataOf } });
  if (filials.length === 0) {
    return (
      <Card>
        <EmptyState icon={IconBuilding} level={1} title="Филиалов пока нет">
          Напишите в&nbsp;поддержку: мы поможем добавить первый.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <h1 className="text-h2">Филиалы</h1>
      <FilialTotals filials={filials} />
      <Card className="mt-5 px-0 phone:mt-3 phone:px-0">
        <table className="w-full phone:block">
          <caption className="sr-only">Филиалы и&nbsp;их день</caption>
          <thead className="text-caption text-ink-3 phone:sr-only">
            <tr className="*:px-3 *:pb-3 *:font-normal *:first:pl-6 *:last:pr-6">
              <th className="text-left">Филиал</th>
              <th className="text-right">Врачи</th>
              <th className="text-right">Визиты сегодня</th>
              <th className="text-right">Ждут ответа</th>
              <th className="text-left">Загрузка</th>
            </tr>
          </thead>
          <tbody className="phone:block">
            {filials.map((filial) => (
              <FilialRow key={filial.id} filial={filial} />
            ))}
          </tbody>
        </table>
      </Card>
    </>
  );
}
