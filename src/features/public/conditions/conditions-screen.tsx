import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { Link, getRouteApi } from '@tanstack/react-router';
import { dayMonthYear } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { documentNames, documents } from './documents';
import type { LegalBlock } from './legal-document';

const route = getRouteApi('/conditions/$document');

const DEMO = 'Это демонстрация: люди и\u00A0клиники вымышлены, согласия остаются в\u00A0этом браузере.';
const CONSENT =
  'Согласие относится к\u00A0той редакции, которая действовала, когда вы\u00A0его дали. Она и\u00A0дата названы в\u00A0вашем профиле.';

export function ConditionsScreen() {
  const { name } = route.useLoaderData();
  const { title, version, date, lead, sections } = documents[name];
  const note = __MOCKS__ ? DEMO : name === 'processing-personal-data' ? CONSENT : undefined;
  return (
    <div className="page py-10 page-grey print:p-0 phone:py-4">
      <div className="columns-cabinet">
        <nav aria-label="Документы" className="print:hidden">
          <ul className="flex flex-col gap-1 narrow:flex-row narrow:flex-wrap">
            {documentNames.map((other) => (
              <li key={other}>
                <Link
                  to="/conditions/$document"
                  params={{ document: other }}
                  className="flex min-h-11 items-center rounded-control px-3 py-1.5 text-small font-medium text-ink-2 transition-colors hover:text-ink aria-[current=page]:bg-white aria-[current=page]:text-ink"
                >
                  {documents[other].title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Card as="article" className="px-10 py-8 print:p-0 phone:px-4 phone:py-5">
          <div className="max-w-180">
            <h1 className="text-page">{title}</h1>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
              <p className="text-small text-ink-3">
                Редакция {version}, действует с&nbsp;{dayMonthYear(date)}
              </p>
              <Button size="small" className="print:hidden" onClick={() => window.print()}>
                <Icon icon={IconPrinter} size={18} />
                Распечатать
              </Button>
            </div>
            {note !== undefined && (
              <Callout tone="neutral" icon={IconInfoCircle} className="mt-5">
                {note}
              </Callout>
            )}
            <p className="mt-5 text-lead">{typeset(lead)}</p>
            <nav aria-label="Содержание" className="mt-6 print:hidden">
              <h2 className="text-title">Содержание</h2>
              <ol className="mt-2 flex list-decimal flex-col gap-1 pl-6 marker:text-ink-3">
                {sections.map(({ id, title: heading }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="link">
                      {heading}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
            {sections.map(({ id, title: heading, blocks }, index) => (
              <section key={id} id={id} className="mt-8 scroll-mt-6">
                <h2 className="text-h3">
                  {index + 1}. {heading}
                </h2>
                {blocks.map((block) => (
                  <Block key={String(block)} block={block} />
                ))}
              </section>
            ))}
          </div>
        </Card>
      </div>
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="mt-3">{typeset(block)}</p>;
  return (
    <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-6 marker:text-teal">
      {block.map((point) => (
        <li key={point}>{typeset(point)}</li>
      ))}
    </ul>
  );
}
