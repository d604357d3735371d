import type { ReactNode } from 'react';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { FilialState } from '@/features/clinic/filial/filial-state';
import { placeWord } from '@/features/clinic/filial/place-word';
import { number, ratingNumber, wholeNumber } from '@/shared/format/number';
import { counted } from '@/shared/format/plural';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { loadText } from './filial-figure-text';
import { FilialMenu } from './filial-menu';
import type { FilialRow } from './filial-rows';
import { NoShows, Occupancy } from './filials-table';

const STEPS = 5;
const steps = { one: 'шаг', few: 'шага', many: 'шагов' };

export function FilialCards({ rows, ids }: { rows: readonly FilialRow[]; ids: readonly number[] }) {
  return (
    <ul className="flex flex-col gap-3 desktop:hidden">
      {rows.map((row) => (
        <FilialCard key={row.filial.id} {...row} ids={ids} />
      ))}
    </ul>
  );
}

function FilialCard({ filial, figures, ids }: FilialRow & { ids: readonly number[] }) {
  const occupancy = figures?.total.occupancy_percent ?? null;
  const done = STEPS - filial.missing.length;
  const mayUseBoard = useClinicRight('visits');
  const maySeeFigures = useClinicRight('figures');
  return (
    <Card as="li">
      <div className="flex items-start gap-3">
        <Avatar id={filial.id} name={placeWord(filial.title)} size={48} shape="square" />
        <div className="min-w-0 flex-1">
          <h2 className="text-title">{filial.title}</h2>
          <p className="text-small text-ink-2">{filial.address}</p>
          <p className="mt-0.5 text-small">
            <FilialState filial={filial} />
          </p>
        </div>
        <FilialMenu filial={filial} ids={ids} />
      </div>
      {filial.state === 'draft' ? (
        <p className="mt-3 text-small text-ink-2">
          {filial.missing.length === 0
            ? 'Всё заполнено: филиал можно открыть.'
            : `Пациенты увидят филиал, когда вы его откроете. Готово ${counted(done, steps)} из\u00A0${STEPS}.`}
        </p>
      ) : (
        <dl className="mt-4 grid grid-cols-4 gap-2 text-small">
          <Fact label="Сегодня">{filial.state === 'open' ? wholeNumber(filial.visits_today) : '–'}</Fact>
          {maySeeFigures && (
            <>
              <Fact label="Загрузка">{loadText(occupancy)}</Fact>
              <Fact label="Неявки">
                <NoShows percent={figures?.total.no_show_percent ?? null} />
              </Fact>
            </>
          )}
          <Fact label="Рейтинг">{filial.rating === null ? '–' : ratingNumber(filial.rating)}</Fact>
        </dl>
      )}
      {filial.state === 'draft' ? (
        <meter
          aria-label={`Готово ${number(done)} из ${STEPS}`}
          min={0}
          max={STEPS}
          value={done}
          className="mt-3 meter-teal h-1.5 w-full"
        />
      ) : (
        occupancy !== null && <Occupancy percent={occupancy} className="mt-3 w-full" />
      )}
      <div className="mt-3 flex gap-2">
        {filial.state === 'open' && mayUseBoard && (
          <ButtonLink to="/fo/clinic/board" search={{ filial: filial.id }} className="grow">
            Доска<span className="sr-only">: {filial.title}</span>
          </ButtonLink>
        )}
        <ButtonLink to="/fo/clinic/filials/$id/profile" params={{ id: `${filial.id}` }} className="grow">
          {filial.state === 'draft' && filial.missing.length > 0 ? 'Заполнить' : 'Профиль'}
          <span className="sr-only">: {filial.title}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
