import { Link } from '@tanstack/react-router';
import type { SearchMeta } from '#generated/models/search-meta.ts';
import type { Search } from '@/features/public/search/data/use-search';
import { lowerFirst } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';

interface UnderstoodLineProps {
  search: Search;
  meta: SearchMeta;
  /** What was pressed will be gone: focus goes to the heading. */
  onLeave: () => void;
}

/** What the words of the search were taken for, so that nobody wonders why these doctors are here. */
export function UnderstoodLine({ search: { params, changed }, meta, onLeave }: UnderstoodLineProps) {
  const { did_you_mean: corrected, understood } = meta;
  const symptoms = understood?.symptoms ?? [];
  const whom = understood?.specialisations ?? [];
  const isChild = understood?.patients === 'children' || params.patients.includes('children');
  const isAnybody = understood?.patients === null && params.patients.length === 0;
  if (corrected === null && whom.length === 0) return null;
  return (
    <p className="text-small text-ink-2">
      {corrected !== null && <>Показываем по&nbsp;запросу «{corrected}». </>}
      {symptoms.length > 0 && (
        <>
          {symptoms.length > 1 ? 'По\u00A0симптомам ' : 'По\u00A0симптому '}
          {symptoms.map(({ title }) => `«${typeset(title)}»`).join(', ')}:{' '}
        </>
      )}
      {symptoms.length === 0 && whom.length > 0 && <>Это к&nbsp;врачу: </>}
      {whom.length > 0 && `${whom.map(({ title }) => lowerFirst(title)).join(', ')}. `}
      {symptoms.length > 0 && (
        <>
          <Link
            to="/symptoms"
            search={{ q: symptoms.map(({ title }) => title).join(', '), ...(isChild && { who: 'children' }) }}
            className="link"
          >
            Когда звонить&nbsp;103
          </Link>
          {isAnybody && (
            <>
              {' · '}
              <Link to="/search" search={changed({ patients: ['children'] })} onClick={onLeave} className="link">
                Болеет ребёнок
              </Link>
            </>
          )}
        </>
      )}
    </p>
  );
}
