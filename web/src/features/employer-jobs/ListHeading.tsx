import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { Heading } from '../../ui/text.ts';

type ListHeadingProps = ComponentProps<typeof Heading> & Readonly<{ focused: boolean }>;

/** The heading of a list of ads. It is focused if the reader switched to the list, whose button is gone then. */
export function ListHeading({ focused, ...rest }: ListHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    if (focused) heading.current?.focus();
  });
  useEffect(() => arrive(), []);
  return <Heading ref={heading} tabIndex={-1} outline="none" {...rest} />;
}
