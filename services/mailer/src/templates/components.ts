/**
 * The components of React Email that we use, each from its own package: that of all of them also loads Tailwind, Markdown and
 * highlighting of code, a quarter of what the mailer loads.
 */
export { Body } from '@react-email/body';
export { Button } from '@react-email/button';
export { Column } from '@react-email/column';
export { Container } from '@react-email/container';
export { Head } from '@react-email/head';
export { Heading } from '@react-email/heading';
export { Html } from '@react-email/html';
export { Img } from '@react-email/img';
export { Link } from '@react-email/link';
export { Section } from '@react-email/section';
export { Text } from '@react-email/text';
