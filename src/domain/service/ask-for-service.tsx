import { brand } from '@/shared/config/brand';

interface AskForServiceProps {
  /** Names of the missing services, as the user typed them. */
  readonly names?: readonly string[];
  readonly className?: string;
}

/**
 * Maximum length of the text in a mailto link, in characters. All mail programs accept this length.
 */
const LONGEST = 1500;

/** Link to an e-mail that asks for a service which is not in the directory. */
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
