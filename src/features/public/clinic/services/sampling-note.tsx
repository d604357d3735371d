import type { Filial } from '#generated/models/filial.ts';
import { appointmentPhrase } from '@/domain/service/offer-text';
import { typeset } from '@/shared/format/typography';

/** When samples for analyses are taken; by filial where they differ. */
export function SamplingNote({ filials }: { filials: readonly Filial[] }) {
  const taking = filials.flatMap(({ id, title, sampling }) =>
    sampling === null
      ? []
      : [
          {
            id,
            title,
            phrase: appointmentPhrase(sampling.appointment, 'analysis', sampling.hours, sampling.nearest_starts_at),
          },
        ],
  );
  const phrases = new Set(taking.map(({ phrase }) => phrase));
  const [only] = phrases;
  if (only === undefined) return null;
  if (phrases.size === 1) return <p className="mt-2 text-small text-ink-2">{only}</p>;
  return (
    <dl className="mt-2 flex flex-col gap-1 text-small text-ink-2">
      {taking.map(({ id, title, phrase }) => (
        <div key={id}>
          <dt className="inline font-medium">{typeset(title)}. </dt>
          <dd className="inline">{phrase}</dd>
        </div>
      ))}
    </dl>
  );
}
