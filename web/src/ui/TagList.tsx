import { chakra } from '@chakra-ui/react/styled-system';
import { CloseIcon } from './icons.tsx';
import { Tag } from './tag.ts';

const Remove = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: '6',
    minH: '6',
    mr: '-6px',
    borderRadius: 'pill',
    cursor: 'pointer',
    '& svg': { boxSize: '3.5' },
  },
});

type TagListProps = Readonly<{ values: readonly string[]; onValues: (values: string[]) => void }>;

/** A list of short texts, each with a button to remove it. */
export function TagList({ values, onValues }: TagListProps) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" mt="3">
      {values.map((value) => (
        <li key={value}>
          <Tag minH="8">
            {value}
            <Remove
              type="button"
              aria-label={`Remove ${value}`}
              onClick={() => onValues(values.filter((other) => other !== value))}
            >
              <CloseIcon />
            </Remove>
          </Tag>
        </li>
      ))}
    </chakra.ul>
  );
}
