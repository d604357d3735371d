import { useId } from 'react';

interface FooterLinksProps {
  title: string;
  links: readonly { title: string; href: string }[];
}

/** A column of links; each opens in a new tab (docs/rules.md §1). */
export function FooterLinks({ title, links }: FooterLinksProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className="text-small font-normal text-ink-3">
        {title}
      </h2>
      <ul className="mt-2">
        {links.map(({ title: name, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="inline-flex max-w-45 rounded-control py-1.5 transition-colors hover:text-teal phone:py-2"
            >
              <span>
                {name}
                <span className="sr-only"> (в новой вкладке)</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
