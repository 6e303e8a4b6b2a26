import { Body, Container, Head, Html, Preview, Text } from '@react-email/components';
import { createElement as h, type ReactNode } from 'react';
import { darkStyles, look } from './look.ts';

type FrameProps = Readonly<{ preview: string; postalAddress: string; footer?: ReactNode; children?: ReactNode }>;

/** The frame of every email: our name at the top, the sender's postal address at the bottom. */
export const Frame = ({ preview, postalAddress, footer, children }: FrameProps) =>
  h(
    Html,
    { lang: 'en-AU' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, darkStyles),
    ),
    h(Preview, null, preview),
    h(
      Body,
      { style: look.body, className: 'body' },
      h(
        Container,
        { style: look.container },
        h(Text, { style: look.brand, className: 'brand' }, 'Waratah'),
        children,
        footer,
        h(Text, { style: look.small, className: 'muted' }, postalAddress),
      ),
    ),
  );
