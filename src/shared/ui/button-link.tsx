import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

type ButtonAnchorProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook;

/** A link to another site, a phone or a file that looks like a button. */
export function ButtonAnchor({ variant, size, wide, className, ...rest }: ButtonAnchorProps) {
  return <a {...rest} className={buttonClass({ variant, size, wide, className })} />;
}

/** A link of the router that looks like a button: `<ButtonLink to="/search" variant="primary">Найти врача</ButtonLink>`. */
export const ButtonLink = createLink(ButtonAnchor);
