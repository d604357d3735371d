import { type ReactNode, useEffect, useRef } from 'react';

interface StepHeadingProps {
  /** The page came after another one of the registration. */
  readonly moved: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/** The heading of a page. A new page takes focus there, as after a navigation: a screen reader says where one is. */
export function StepHeading({ moved, className, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(moved);
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
