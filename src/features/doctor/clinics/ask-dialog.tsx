import { useState } from 'react';
import { useDoctorClinicBindingCreate } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { useClinicFilials } from '#generated/api/public-clinics/public-clinics.ts';
import type { ClinicBinding } from '#generated/models/clinic-binding.ts';
import type { Filial } from '#generated/models/filial.ts';
import type { SuggestedClinic } from '#generated/models/suggested-clinic.ts';
import { useSuggestions } from '@/features/search-field/use-suggestions';
import { dataOf } from '@/shared/api/load';
import { typeset } from '@/shared/format/typography';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Field, FieldError } from '@/shared/ui/fields/field';
import { SearchBox } from '@/shared/ui/fields/search-box';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';

interface AskDialogProps {
  readonly bindings: readonly ClinicBinding[];
  readonly onClose: () => void;
}

/** Dialog in which the doctor finds a clinic by name and requests to work in one of its filials. */
export function AskDialog({ bindings, onClose }: AskDialogProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<SuggestedClinic>();
  return (
    <Sheet title="Запрос в&nbsp;клинику" onClose={onClose}>
      {chosen === undefined ? (
        <>
          <Field label="Название клиники">
            {(control) => <SearchBox {...control} data-autofocus value={text} onChange={setText} />}
          </Field>
          <FoundClinics text={text} onChoose={setChosen} />
        </>
      ) : (
        <>
          <Button variant="quiet" size="small" onClick={() => setChosen(undefined)}>
            Выбрать другую клинику
          </Button>
          <h3 className="mt-2 text-h3">{typeset(chosen.title)}</h3>
          <Filials slug={chosen.slug} bindings={bindings} />
        </>
      )}
    </Sheet>
  );
}

interface FoundClinicsProps {
  readonly text: string;
  readonly onChoose: (clinic: SuggestedClinic) => void;
}

function FoundClinics({ text, onChoose }: FoundClinicsProps) {
  const { suggestions, failed, settled } = useSuggestions(text);
  const clinics = suggestions?.clinics;
  if (failed) return <FieldError>Поиск не&nbsp;ответил. Проверьте интернет и&nbsp;измените запрос</FieldError>;
  if (clinics === undefined) return <p className="mt-3 text-small text-ink-3">Введите хотя&nbsp;бы две буквы.</p>;
  return (
    <div role="status">
      {clinics.length === 0 && settled && <p className="mt-3 text-ink-2">Ничего не&nbsp;найдено</p>}
      <ul className="mt-2 divide-y divide-line">
        {clinics.map((clinic) => (
          <li key={clinic.slug}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center text-left transition-colors hover:text-teal"
              onClick={() => onChoose(clinic)}
            >
              {typeset(clinic.title)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const STATES: Partial<Record<string, string>> = {
  active: 'Вы здесь принимаете',
  invited: 'Вас уже пригласили',
  requested: 'Запрос отправлен',
};

function Filials({ slug, bindings }: { readonly slug: string; readonly bindings: readonly ClinicBinding[] }) {
  const filials = useClinicFilials(slug, { query: { ...shownBySection.query, select: dataOf } });
  return (
    <SectionQuery query={filials}>
      {(data) => (
        <ul className="mt-1 divide-y divide-line">
          {data.map((filial) => (
            <AskedFilial
              key={filial.id}
              filial={filial}
              state={STATES[bindings.find((binding) => binding.id === filial.id)?.state ?? '']}
            />
          ))}
        </ul>
      )}
    </SectionQuery>
  );
}

interface AskedFilialProps {
  readonly filial: Filial;
  /** State of the doctor's link to this filial; undefined if there is no link. */
  readonly state: string | undefined;
}

/**
 * A filial of the found clinic. The doctor can send requests to several filials at the same time.
 */
function AskedFilial({ filial: { id, title, city, address }, state }: AskedFilialProps) {
  const ask = useWrite(useDoctorClinicBindingCreate(), {
    done: 'Запрос отправлен: клиника ответит в\u00A0вашем кабинете',
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48 wrap-anywhere">
        <p>{typeset(title)}</p>
        <p className="text-small text-ink-3">{typeset(`${city}, ${address}`)}</p>
        <WriteError of={ask} />
      </div>
      {state === undefined ? (
        <Button size="small" busy={ask.isSending && 'Отправляем'} onClick={() => ask.send({ data: { filial_id: id } })}>
          Отправить запрос<span className="sr-only">: {title}</span>
        </Button>
      ) : (
        <p role="status" className="text-small text-ink-2">
          {state}
        </p>
      )}
    </li>
  );
}
