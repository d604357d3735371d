import type { Symptom } from '@generated/models/symptom';
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import { optionsCount } from '@/shared/format/counts';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/button-link';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { AREA_TITLES } from './body-areas';
import { findSymptoms } from './find-symptoms';
import { SymptomItem } from './symptom-item';
import type { SymptomsSearch } from './symptoms-search';

interface SymptomGroupsProps {
  symptoms: readonly Symptom[];
  search: SymptomsSearch;
  onReset: () => void;
}

/** The symptoms that are left, by part of the body. */
export function SymptomGroups({ symptoms, search, onReset }: SymptomGroupsProps) {
  const groups = findSymptoms(symptoms, search);
  const total = groups.reduce((sum, group) => sum + group.symptoms.length, 0);
  return (
    <>
      <p role="status" className="sr-only">
        {total === 0 ? 'Ничего не найдено' : `Показано: ${optionsCount(total)}`}
      </p>
      {total === 0 && (
        <Card as="div">
          <EmptyState
            glyph={IconSearchOff}
            title="Ничего не найдено"
            action={
              <>
                <Button onClick={onReset}>Показать все симптомы</Button>
                <ButtonLink
                  variant="quiet"
                  to="/search"
                  search={{ category: 'doctors', specialisations: ['terapevt'] }}
                >
                  Выбрать терапевта
                </ButtonLink>
              </>
            }
          >
            Назовите симптом иначе или начните с&nbsp;терапевта: он&nbsp;подскажет, к&nbsp;кому идти.
          </EmptyState>
        </Card>
      )}
      <div className="grid grid-cols-1 gap-6 phone:gap-3">
        {groups.map((group) => (
          <Card key={group.area} aria-labelledby={`area-${group.area}`}>
            <h2 id={`area-${group.area}`} className="mb-2 text-h3">
              {AREA_TITLES[group.area]}
            </h2>
            <ul className="-mb-2 divide-y divide-line">
              {group.symptoms.map((symptom) => (
                <SymptomItem key={symptom.id} symptom={symptom} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
