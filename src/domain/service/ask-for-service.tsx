import { brand } from '@/shared/config/brand';

interface AskForServiceProps {
  /** Names of the missing services, as typed. */
  readonly names?: readonly string[];
  readonly className?: string;
}

/** Longest mailto body that every mail program opens, characters. */
const LONGEST = 1500;

/** Link to an e-mail that asks for a service which the directory lacks. */
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
