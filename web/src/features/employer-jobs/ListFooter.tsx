import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/button.ts';

export type OtherList = Readonly<{ label: string; busy: boolean; open: () => unknown }>;

/** The end of a list of ads, with the button that shows another list instead. */
export const ListFooter = ({ label, busy, open }: OtherList) => (
  <chakra.div px="5" py="4" borderTopWidth="1px" borderColor="line" textAlign="center">
    <Button type="button" look="ghost" size="sm" disabled={busy} onClick={open}>
      {label}
    </Button>
  </chakra.div>
);
