import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { upperFirst } from '@/shared/format/letter-case';
import { Callout } from '@/shared/ui/callout';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import type { OthersChange, ConflictSide } from './use-versioned';

interface OthersNoteProps<Name extends string> {
  readonly others: OthersChange<Name> | undefined;
  /** Names of the fields as parts of a sentence: «телефон». */
  readonly names: Readonly<Record<Name, string>>;
}

const takeFocus = (note: HTMLElement | null): void => note?.focus();
const choices = [
  { value: 'mine', label: 'Ваше' },
  { value: 'fresh', label: 'Новое' },
] as const;

/**
 * Note about another person's changes to the same data. For fields that both changed it asks which
 * value to keep.
 */
export function OthersNote<Name extends string>({ others, names }: OthersNoteProps<Name>) {
  // A new key makes screen readers announce a second change too.
  const [number, setNumber] = useState(0);
  const [shown, setShown] = useState(others);
  if (shown !== others) {
    setShown(others);
    setNumber(number + 1);
  }
  return others && <Note key={number} others={others} names={names} />;
}

function Note<Name extends string>({ others, names }: OthersNoteProps<Name> & { readonly others: OthersChange<Name> }) {
  const { theirs, both, take } = others;
  const [taken, setTaken] = useState<Readonly<Record<string, ConflictSide>>>({});
  const listed = theirs.map((name) => names[name]).join(', ');
  return (
    <Callout tone="amber" icon={IconUsers}>
      <div ref={takeFocus} role="alert" tabIndex={-1} className="flex flex-col gap-2 outline-none">
        <h2 className="text-title">Пока вы&nbsp;правили, кто-то сохранил свои изменения</h2>
        {listed !== '' && (
          <p>
            Новое уже в&nbsp;форме: <strong className="font-medium">{listed}</strong>.
          </p>
        )}
        {both.length > 0 && <p>Одно и&nbsp;то&nbsp;же изменили вы&nbsp;оба. Выберите, что оставить:</p>}
        {both.map((name) => (
          <div key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="font-medium">{upperFirst(names[name])}</span>
            <SegmentedControl
              label={`Что оставить: ${names[name]}`}
              options={choices}
              value={taken[name] ?? 'mine'}
              onChange={(whose) => {
                setTaken({ ...taken, [name]: whose });
                take(name, whose);
              }}
            />
          </div>
        ))}
        <p>Ваши правки на&nbsp;месте, но&nbsp;ещё не&nbsp;сохранены: проверьте и&nbsp;сохраните ещё раз.</p>
      </div>
    </Callout>
  );
}
