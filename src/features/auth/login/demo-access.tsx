import { Button } from '@/shared/ui/button';
import { type DemoAccount, demoAccounts } from './demo-accounts';

/** Who can be tried out, where the stand-in provider answers: in a demo, and in development. A production build has none of it. */
export function DemoAccess({ onChoose }: { readonly onChoose: (account: DemoAccount) => void }) {
  return (
    <details className="text-small">
      <summary className="link cursor-pointer">Демо-доступ</summary>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {demoAccounts.map((account) => (
          <li key={account.email}>
            <Button size="small" wide onClick={() => onChoose(account)}>
              {account.title}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">
        Нажмите, и&nbsp;почта с&nbsp;паролем впишутся сами. Код из&nbsp;письма всегда 12345.
      </p>
    </details>
  );
}
