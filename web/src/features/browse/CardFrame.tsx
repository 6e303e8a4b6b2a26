import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Monogram } from '../../ui/Monogram.tsx';
import { Tag } from '../../ui/tag.ts';
import type { JobTag } from './job-tags.ts';

const Frame = chakra('article', {
  base: {
    position: 'relative',
    p: '18px',
    bg: 'card',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    minW: 0,
    transition: 'border-color .15s ease-out',
    _hover: { borderColor: 'line.strong' },
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'brand', outlineOffset: '2px' },
    '& a:focus-visible': { outline: 'none' },
  },
  variants: {
    selected: {
      // Narrower screens show no selection, because they have no detail pane.
      true: {
        lg: { borderColor: 'brand', boxShadow: '0 0 0 1px {colors.brand}', _hover: { borderColor: 'brand' } },
      },
    },
  },
});

type CardFrameProps = Readonly<{
  company: string;
  title: ReactNode;
  facts: string;
  text: string;
  tags: readonly JobTag[];
  selected?: boolean | undefined;
  corner?: ReactNode;
  /** `h2` where the list has no heading of its own. */
  heading?: 'h2' | 'h3' | undefined;
}>;

/** How a job looks in a list. */
export function CardFrame({ company, title, facts, text, tags, selected, corner, heading = 'h3' }: CardFrameProps) {
  return (
    <Frame selected={selected}>
      <chakra.div display="flex" gap="3" alignItems="flex-start">
        <Monogram name={company} />
        <chakra.div flex="1" minW="0">
          <chakra.h3 as={heading} textStyle="heading" overflowWrap="anywhere">
            {title}
          </chakra.h3>
          <chakra.p textStyle="small" color="text.muted" overflowWrap="anywhere">
            {facts}
          </chakra.p>
        </chakra.div>
        <chakra.div position="relative">{corner}</chakra.div>
      </chakra.div>
      <chakra.p mt="3" fontSize=".92rem" color="text.muted" overflowWrap="anywhere">
        {text}
      </chakra.p>
      <chakra.ul mt="3" display="flex" gap="2" flexWrap="wrap" listStyleType="none">
        {tags.map(({ text: label, tone }) => (
          <li key={label}>
            <Tag tone={tone}>{label}</Tag>
          </li>
        ))}
      </chakra.ul>
    </Frame>
  );
}
