import { brand } from '@/shared/config/brand';

interface AskForServiceProps {
  /** As they were typed, where they were. */
  readonly names?: readonly string[];
  readonly className?: string;
}

/** A letter of this length still opens everywhere. */
const LONGEST = 1500;

/** Services are sold from one directory: what it lacks is asked for by a letter. */
export function AskForService({ names, className }: AskForServiceProps) {
  const body = `Добавьте, пожалуйста, в справочник:\n${(names ?? []).join('\n')}`.slice(0, LONGEST);
  const letter = new URLSearchParams({ subject: 'Услуга для справочника', body }).toString().replaceAll('+', '%20');
  return (
    <p className={className}>
      Нужной услуги нет в&nbsp;справочнике?{' '}
      <a href={`mailto:${brand.support.email}?${letter}`} className="link">
        Попросить добавить
      </a>
    </p>
  );
}
