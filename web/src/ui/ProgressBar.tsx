import { chakra } from '@chakra-ui/react/styled-system';

const Track = chakra('div', { base: { h: '2', borderRadius: 'pill', bg: 'sunken', overflow: 'hidden' } });
const Part = chakra('div', { base: { h: 'full', bg: 'brand.fill', transition: 'width .15s ease-out' } });

/** A progress bar for a percentage, with a label. */
export function ProgressBar({ label, percent }: Readonly<{ label: string; percent: number }>) {
  return (
    <chakra.div mt="3">
      <chakra.p fontSize=".85rem" color="text.muted" mb="1" aria-hidden="true">
        {label}
      </chakra.p>
      <Track role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <Part style={{ width: `${percent}%` }} />
      </Track>
    </chakra.div>
  );
}
