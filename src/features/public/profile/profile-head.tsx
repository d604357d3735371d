import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { reviewsCount } from '@/shared/format/counts';
import { ShareButton } from '@/shared/share-button';
import { Card } from '@/shared/ui/card';
import { Rating } from '@/shared/ui/rating';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

interface ProfileHeadProps {
  title: ReactNode;
  /** The title as plain text, for the share dialog. */
  name: string;
  /** Line below the title: the specialisation, or the type of clinic. */
  lead: string;
  avatar: ReactNode;
  favouriteButton: ReactNode;
  rating: number | null;
  reviews: number;
  /** Facts in a row at the bottom of the block. */
  facts: readonly Fact[];
  /** An extra line beside the photo, hidden on phones. */
  children?: ReactNode;
}

export function ProfileHead({
  title,
  name,
  lead,
  avatar,
  favouriteButton,
  rating,
  reviews,
  facts,
  children,
}: ProfileHeadProps) {
  return (
    <Card>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-6 phone:gap-x-4">
        {avatar}
        <div className="min-w-0 phone:col-span-2">
          <h1 translate="no" className="text-h2 wrap-break-word phone:text-h3">
            {title}
          </h1>
          <p className="mt-1 text-lead text-ink-2 phone:mt-0 phone:text-body">{lead}</p>
        </div>
        <div className="-mt-1 -mr-2.5 flex phone:col-start-3 phone:row-start-2 phone:mt-2 phone:self-center">
          {favouriteButton}
          <ShareButton title={name} className="text-teal" />
        </div>
        <div className="phone:col-span-2 phone:col-start-1 phone:row-start-2 phone:mt-2 phone:self-center desktop:col-span-2 desktop:mt-2">
          <Rating value={rating}>
            <Link to="." search hash="reviews" activeOptions={{ includeHash: true }} replace className="link">
              {reviewsCount(reviews)}
            </Link>
          </Rating>
        </div>
        {children}
      </div>
      <dl className="mt-6 grid grid-cols-4 gap-x-6 gap-y-3 border-t border-line pt-5 phone:mt-4 phone:grid-cols-2 phone:gap-x-4 phone:pt-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-ink-3">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
