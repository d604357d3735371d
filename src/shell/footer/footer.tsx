import { brand } from '@/shared/config/brand';
import { Logo, Ornament } from '@/shared/ui/logo';
import { useToday } from '@/shared/use-now';
import { isProfessional } from '@/shell/navigation/cabinet-menu';
import { useFrameArea } from '@/shell/navigation/frame-area';
import { EmergencyLine, FooterContact, FooterLinks, SocialLinks } from './footer-parts';
import { SlimFooter } from './slim-footer';

/**
 * Footer of the page. The public area has the full footer, the patient's cabinet a small one, the
 * other cabinets none.
 */
export function Footer() {
  const area = useFrameArea();
  if (isProfessional(area)) return null;
  return area === 'public' ? <FullFooter /> : <SlimFooter />;
}

/** Full footer (docs/rules.md §1). */
function FullFooter() {
  const today = useToday();
  return (
    <footer className="mt-24 bg-canvas phone:mt-16">
      <Ornament />
      <div className="page pt-12 phone:pt-8">
        <div className="flex flex-wrap gap-y-10 phone:flex-col">
          <div className="text-small text-ink-2 narrow:w-full wide:w-100">
            <span className="text-ink">
              <Logo />
            </span>
            <p className="mt-3 max-w-70">{brand.statement}</p>
            <div className="mt-4 phone:mt-5">
              <EmergencyLine />
            </div>
          </div>
          <div className="grid grow grid-cols-3 gap-y-10 phone:grid-cols-2">
            <FooterLinks
              title="Разделы"
              links={[
                { title: 'Поиск', href: '/search' },
                { title: 'Врачи', href: '/search?category=doctors' },
                { title: 'Врачи по\u00A0городам', href: '/#cities' },
                { title: 'Услуги', href: '/services' },
                { title: 'Симптомы', href: '/symptoms' },
              ]}
            />
            <FooterLinks
              title="Помощь"
              links={[
                { title: 'Вопросы и\u00A0ответы', href: '/qa' },
                { title: 'Как мы считаем рейтинг', href: '/conditions/rating' },
                { title: 'Пользовательское соглашение', href: '/conditions/user-agreement' },
              ]}
            />
            <div className="flex flex-col gap-4 phone:col-span-2 phone:gap-6">
              <FooterContact title="Поддержка пациентов" {...brand.support} />
              <FooterContact title="Клиникам и врачам" {...brand.sales} />
            </div>
          </div>
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-2 text-small text-ink-3 phone:py-4">
          <p>
            © {today.slice(0, 4)} {brand.name}. {brand.slogan}
          </p>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}
