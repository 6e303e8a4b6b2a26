import { createContext, createElement as h, type ReactNode, useContext } from 'react';
import { Body, Column, Container, Head, Html, Img, Text } from './components.ts';
import { darkStyles, look } from './look.ts';
import { Row } from './row.ts';

/** The portal's address, from which the logo is loaded. */
export const PublicUrl = createContext('');

/** Drawn at half of its size in pixels, for high-resolution screens. */
const bloomSize = 40;

/** Logo and name; if pictures are blocked, only the name is shown. */
const Brand = ({ beside }: { beside: string | undefined }) =>
  h(
    Row,
    { style: look.brandRow },
    h(
      Column,
      { width: bloomSize, style: look.bloom },
      h(Img, { src: `${useContext(PublicUrl)}/bloom.png`, width: bloomSize, height: bloomSize, alt: '' }),
    ),
    h(Column, null, h(Text, { style: look.brand, className: 'text' }, 'Waratah')),
    beside && h(Column, { align: 'right' }, h(Text, { style: look.beside, className: 'muted' }, beside)),
  );

type FrameProps = Readonly<{
  preview: string;
  postalAddress: string;
  /** Text at the right of our name, such as the date. */
  beside?: string;
  footer?: ReactNode;
  children?: ReactNode;
}>;

/** The frame of every email: logo and name at the top, the sender's postal address at the bottom. */
export const Frame = ({ preview, postalAddress, beside, footer, children }: FrameProps) =>
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
    h('div', { style: look.preview }, preview),
    h(
      Body,
      { style: look.body, className: 'body' },
      h(
        Container,
        { style: look.container },
        h(Brand, { beside }),
        children,
        footer,
        h(Text, { style: look.small, className: 'muted' }, postalAddress),
      ),
    ),
  );
