import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { brand } from '@/shared/config/brand';
import { copyText } from '@/shared/copy-text';
import { Button, ButtonAnchor } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** E-mail of the account to which the codes belong. */
  readonly email: string;
}

/** The ten recovery codes, with buttons to copy, download and print. They are shown only once. */
export function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  const text = `${brand.name}: резервные коды для ${email}\n\n${codes.join('\n')}\n`;
  return (
    <>
      <p className="hidden print:block">
        {brand.name}, {email}
      </p>
      <ol
        aria-label="Резервные коды"
        translate="no"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-note bg-canvas px-5 py-4 tabular"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden phone:*:grow">
        <Button size="small" onClick={() => void copyText(text, 'Коды скопированы', CANT_COPY)}>
          <Icon icon={IconCopy} />
          Скопировать
        </Button>
        <ButtonAnchor
          size="small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="aman-rezervnye-kody.txt"
        >
          <Icon icon={IconDownload} />
          Скачать
        </ButtonAnchor>
        <Button size="small" onClick={() => window.print()}>
          <Icon icon={IconPrinter} />
          Напечатать
        </Button>
      </div>
    </>
  );
}

const CANT_COPY = 'Не\u00A0получилось скопировать. Скачайте коды или перепишите\u00A0их';
