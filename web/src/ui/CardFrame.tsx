import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Monogram } from './Monogram.tsx';
import { Quoting } from './Quoting.tsx';
import { ReasonLine } from './ReasonLine.tsx';
import { Small } from './text.ts';
import { Tag } from './tag.ts';
import type { JobTag } from '../lib/format/job-tags.ts';

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
      // Narrow screens do not show the selection, because they have no detail pane.
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
  /** Why the job is not for the reader; no reasons are shown beside it. */
  refusal?: string | undefined;
  /** Why the job fits the reader. */
  reasons?: readonly string[] | undefined;
  /** What the reader should ask before accepting the job. */
  question?: string | null | undefined;
  tags: readonly JobTag[];
  selected?: boolean | undefined;
  corner?: ReactNode;
  /** `h2` for a list without its own heading. */
  heading?: 'h2' | 'h3' | undefined;
}>;

/** The layout of a job in a list. */
export function CardFrame(props: CardFrameProps) {
  const {
    company,
    title,
    facts,
    text,
    refusal,
    reasons = [],
    question,
    tags,
    selected,
    corner,
    heading = 'h3',
  } = props;
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
      {refusal ? (
        <Small mt="3" overflowWrap="anywhere">
          {refusal}
        </Small>
      ) : reasons.length > 0 ? (
        <chakra.div mt="3" display="grid" gap="1">
          {reasons.map((reason) => (
            <ReasonLine key={reason}>
              <Quoting text={reason} />
            </ReasonLine>
          ))}
        </chakra.div>
      ) : null}
      {question ? (
        <chakra.p mt={reasons.length > 0 || refusal ? '1' : '3'} fontSize=".88rem" fontWeight={600} color="warn">
          {question}
        </chakra.p>
      ) : null}
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
