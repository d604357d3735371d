import type { ReactNode } from 'react';
import type { ClinicAnalytics } from '#generated/models/clinic-analytics.ts';
import { reviewsCount } from '@/shared/format/counts';
import { percent, ratingNumber, wholeNumber } from '@/shared/format/number';
import { price } from '@/shared/format/price';
import { growth, loadText, MANY_NO_SHOWS, shift, spanText } from './filial-figure-text';

const tones = { good: 'text-green-ink', bad: 'text-red', same: 'text-ink-3' };

/** The clinic's totals of the period, compared with the previous period. */
export function FilialTotals({ figures }: { figures: ClinicAnalytics }) {
  const { total, previous, previous_from, previous_to, rating, reviews_count } = figures;
  const visits = growth(total.visits, previous.visits);
  const income = growth(total.income, previous.income);
  const occupancy = shift(total.occupancy_percent, previous.occupancy_percent);
  const noShow = shift(total.no_show_percent, previous.no_show_percent, false);
  const isHigh = (total.no_show_percent ?? 0) > MANY_NO_SHOWS;
  return (
    <dl className="mt-5 grid grid-cols-3 gap-y-4 rounded-card bg-white py-5 phone:mt-3 phone:grid-cols-2 wide:grid-cols-5">
      <Figure label="Визиты" value={wholeNumber(total.visits)}>
        {visits && (
          <span
            className={tones[visits.tone]}
          >{`${visits.text} к\u00A0периоду ${spanText(previous_from, previous_to)}`}</span>
        )}
      </Figure>
      <Figure label="Загрузка" value={loadText(total.occupancy_percent)}>
        {occupancy && <span className={tones[occupancy.tone]}>{occupancy.text}</span>}
      </Figure>
      <Figure label="Неявки" value={percent(total.no_show_percent)}>
        {noShow && <span className={tones[noShow.tone]}>{noShow.text}</span>}
        {isHigh && <span className="text-red">, выше {MANY_NO_SHOWS}&nbsp;%</span>}
      </Figure>
      <Figure label="Доход" value={price(total.income)}>
        {income && <span className={tones[income.tone]}>{income.text}</span>}
      </Figure>
      <Figure label="Рейтинг" value={rating === null ? '–' : ratingNumber(rating)}>
        <span className="text-ink-3">{reviewsCount(reviews_count)}</span>
      </Figure>
    </dl>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="border-line px-6 phone:px-4 wide:border-l wide:first:border-l-0">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="text-h2 wrap-anywhere phone:text-h3">{value}</dd>
      <dd className="text-caption">{children}</dd>
    </div>
  );
}
