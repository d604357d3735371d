import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { Symptom } from '#generated/models/symptom.ts';
import { wholeNumber } from '@/shared/format/number';
import { quoted } from '@/shared/format/typography';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { EmptyState } from '@/shared/ui/empty-state';
import { areaTitle, groupSymptoms, inTwoColumns } from './group-symptoms';
import { SymptomItem } from './symptom-item';
import type { SymptomsSearch } from './symptoms-search';

interface SymptomGroupsProps {
  symptoms: readonly Symptom[];
  search: SymptomsSearch;
  patients: PatientGroup;
  /** The text after typing errors were corrected; null if nothing was corrected. */
  corrected: string | null;
  /**
   * Whether the symptoms for the previous text are still shown, because those for the new text are
   * loading.
   */
  refreshing: boolean;
  onReset: () => void;
}

/** If there are at most this many symptoms, the first symptom is unfolded. */
const FEW = 3;

export function SymptomGroups({ symptoms, search, patients, corrected, refreshing, onReset }: SymptomGroupsProps) {
  const groups = groupSymptoms(symptoms, search, patients);
  const total = groups.reduce((sum, group) => sum + group.symptoms.length, 0);
  const columns = inTwoColumns(groups);
  const best = search.q !== undefined && total <= FEW ? groups[0]?.symptoms[0]?.symptom.id : undefined;
  return (
    <>
      <p role="status" className="sr-only">
        {total === 0 ? 'Ничего не найдено' : `Симптомов: ${wholeNumber(total)}`}
      </p>
      {corrected !== null && total > 0 && (
        <p className="mb-3 text-small text-ink-2 phone:px-1">Показываем по&nbsp;запросу {quoted(corrected)}.</p>
      )}
      {total === 0 && (
        <Card as="div">
          <EmptyState
            icon={IconSearchOff}
            title="Ничего не найдено"
            action={
              <>
                <Button onClick={onReset}>Показать все симптомы</Button>
                {patients === 'children' ? (
                  <ButtonLink
                    variant="quiet"
                    to="/search"
                    search={{ category: 'doctors', specialisations: ['pediatr'], patients: ['children'] }}
                  >
                    Выбрать педиатра
                  </ButtonLink>
                ) : (
                  <ButtonLink
                    variant="quiet"
                    to="/search"
                    search={{ category: 'doctors', specialisations: ['terapevt'] }}
                  >
                    Выбрать терапевта
                  </ButtonLink>
                )}
              </>
            }
          >
            {patients === 'children'
              ? 'Назовите симптом иначе или начните с\u00A0педиатра: он\u00A0подскажет, к\u00A0кому идти.'
              : 'Назовите симптом иначе или начните с\u00A0терапевта: он\u00A0подскажет, к\u00A0кому идти.'}
          </EmptyState>
        </Card>
      )}
      <div
        aria-busy={refreshing}
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6 transition-opacity phone:gap-3',
          columns.length > 1 && 'desktop:grid-cols-2',
          refreshing && 'opacity-60 delay-150',
        )}
      >
        {columns.map((column) => (
          <div key={column[0]?.area} className="grid grid-cols-[minmax(0,1fr)] gap-6 phone:gap-3">
            {column.map((group) => (
              <Card key={group.area} aria-labelledby={`area-${group.area}`}>
                <h2 id={`area-${group.area}`} className="mb-2 text-h3">
                  {areaTitle(group.area)}
                </h2>
                <ul className="-mb-2 divide-y divide-line">
                  {group.symptoms.map((shown) => (
                    <SymptomItem key={shown.symptom.id} shown={shown} open={shown.symptom.id === best} />
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
