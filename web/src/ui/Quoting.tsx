import { chakra } from '@chakra-ui/react/styled-system';

const Quote = chakra('q', {
  base: {
    px: '1.5',
    py: '1px',
    borderRadius: 'sm',
    bg: 'quote',
    overflowWrap: 'anywhere',
    boxDecorationBreak: 'clone',
    quotes: '"“" "”"',
  },
});

/** A sentence that ends with a quotation from the ad, which is highlighted. */
export function Quoting({ text }: { text: string }) {
  const [, lead = text, quoted] = /^([^"]*)"(.+)"$/.exec(text) ?? [];
  return (
    <>
      {lead}
      {quoted ? <Quote>{quoted}</Quote> : null}
    </>
  );
}
