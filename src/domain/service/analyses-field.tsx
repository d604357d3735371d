import { useState } from 'react';
import type { SamplesTogether } from '#generated/models/samples-together.ts';
import type { Service } from '#generated/models/service.ts';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { ChecksField } from '@/shared/form/checks-field';
import { messages } from '@/shared/form/rules/messages';
import { analysesCount, minutesCount } from '@/shared/format/counts';
import { foldCase } from '@/shared/format/letter-case';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { type SectionAnswer, SectionFailure } from '@/shared/section/section-query';
import { cx } from '@/shared/ui/cx';
import { SearchBox } from '@/shared/ui/fields/search-box';
import { Price } from '@/shared/ui/price-tag';
import { clashing, clashText } from './clashing-analyses';
import { readyPhrase } from './offer-text';

/** An analysis that a filial takes by appointment. */
export interface AnalysisOffer {
  readonly service: Service;
  readonly price: number;
}

interface AnalysesFieldProps {
  /** Loads the analyses of the filial. */
  readonly list: Pick<SectionAnswer<unknown>, 'data'>;
  readonly analyses: readonly AnalysisOffer[];
  /** Combines the chosen analyses into one service. */
  readonly combined: SectionAnswer<unknown> & { readonly isPlaceholderData: boolean };
  /** The result of `combined`; undefined while it loads, or if no analysis is chosen. */
  readonly together: SamplesTogether | undefined;
  readonly onChange?: () => void;
}

/** Number of analyses that are shown until the user searches. */
const FEW = 6;

/** Field `service_ids` for the analyses of a visit: one analysis, or several given at once. */
export function AnalysesField({ list, analyses, combined, together, onChange }: AnalysesFieldProps) {
  const form = useTypedAppFormContext({ defaultValues: { service_ids: [] as number[] } });
  const [text, setText] = useState('');
  // An analysis that is unchecked stays at its place, so that it can be checked again.
  const [ever, setEver] = useState<readonly number[]>(form.state.values.service_ids);
  return (
    <form.AppField
      name="service_ids"
      validators={{
        onDynamic: ({ value }) =>
          chosenOf(analyses, value).length === 0 ? messages.chooseOne : clashText(clashAmong(analyses, value)),
      }}
      listeners={{
        onChange: ({ value }) => {
          setEver((before) => [...new Set([...before, ...value])]);
          onChange?.();
        },
      }}
    >
      {({ state: { value } }) => {
        const chosen = chosenOf(analyses, value);
        const clash = clashAmong(analyses, value);
        const options = analyses.map(({ service: { id, title }, price: of }) => ({
          id,
          title: typeset(title),
          count: <Price of={of} />,
        }));
        const matching = options.filter(({ title }) => foldCase(title).includes(foldCase(text.trim())));
        const found = matching.filter(({ id }) => !ever.includes(id));
        const shown = [...options.filter(({ id }) => ever.includes(id)), ...found.slice(0, FEW)];
        return (
          <div className="col-span-full flex flex-col gap-2">
            <SearchBox size="small" label="Найти анализ" value={text} onChange={setText} />
            <ChecksField<number> label={'Анализы за\u00A0один визит'} options={shown} fault={clashText(clash)} />
            {list.data !== undefined && matching.length === 0 && (
              <p className="text-small text-ink-2">
                {options.length === 0
                  ? 'По\u00A0записи анализы здесь не\u00A0берут'
                  : 'Такого анализа здесь не\u00A0берут'}
              </p>
            )}
            {found.length > FEW && (
              <p className="text-small text-ink-2">
                И&nbsp;ещё {analysesCount(found.length - FEW)}, найдите по&nbsp;названию
              </p>
            )}
            <SectionFailure query={combined} what="сумму и&nbsp;подготовку" />
            {together && chosen.length > 0 && clash.length === 0 && (
              <div role="status" className={cx('text-small', combined.isPlaceholderData && 'invisible')}>
                <p>
                  {analysesCount(chosen.length)},{' '}
                  <strong translate="no" className="font-medium">
                    {price(together.price)}
                  </strong>
                  , {minutesCount(together.duration_minutes)}. {together.fasting && 'Натощак. '}
                  {readyPhrase(together.ready_in_workdays, chosen.length > 1)}
                </p>
                <p className="mt-2 font-medium">Как подготовиться</p>
                <ul className="mt-1 text-ink-2">
                  {together.preparation.map((line) => (
                    <li key={line}>{typeset(line)}</li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        );
      }}
    </form.AppField>
  );
}

/** Returns the ids that are in the list. Another filial may not take all chosen analyses. */
export function chosenOf(analyses: readonly AnalysisOffer[], ids: readonly number[]): number[] {
  return ids.filter((id) => analyses.some(({ service }) => service.id === id));
}

function clashAmong(analyses: readonly AnalysisOffer[], ids: readonly number[]) {
  return clashing(analyses.flatMap(({ service }) => (ids.includes(service.id) ? service : [])));
}
