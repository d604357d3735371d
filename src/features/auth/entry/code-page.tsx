import type { ReactNode } from 'react';
import { CodeForm, type CodeFormProps } from '@/shared/sent-code/code-form';
import { cx } from '@/shared/ui/cx';
import { AuthCard, SupportPhone } from './auth-card';

interface CodePageProps extends Omit<CodeFormProps, 'source'> {
  /** The progress bar above the heading. */
  readonly bar?: ReactNode;
  readonly email: string;
  /** Text before the e-mail. The default text says that the code was sent. */
  readonly lead?: ReactNode;
  readonly onChangeEmail: () => void;
}

/** Step for the code that the user got by e-mail. */
export function CodePage({ bar, email, lead = 'Отправили пять цифр на\u00A0', onChangeEmail, ...form }: CodePageProps) {
  return (
    <AuthCard>
      {bar}
      <h1 className={cx('text-h2', bar !== undefined && 'mt-5')}>Введите код из&nbsp;письма</h1>
      <p className="mt-1.5 text-ink-2">
        {lead}
        <strong className="font-medium break-words">{email}</strong>.{' '}
        <button type="button" className="link inline-block" onClick={onChangeEmail}>
          Изменить почту
        </button>
      </p>
      <CodeForm {...form} source={`из\u00A0письма на\u00A0${email}`} />
      <p className="mt-5 text-small text-ink-2">
        Письма нет? Проверьте папку «Спам». Нет доступа к&nbsp;этой почте? Позвоните <SupportPhone />.
      </p>
    </AuthCard>
  );
}
