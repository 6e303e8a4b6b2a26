import { chakra } from '@chakra-ui/react/styled-system';

export const Hero = chakra('h1', { base: { textStyle: 'hero' } });
export const Title = chakra('h1', { base: { textStyle: 'title' } });
export const SectionTitle = chakra('h2', { base: { textStyle: 'title' } });
export const Heading = chakra('h2', { base: { textStyle: 'heading' } });
export const Muted = chakra('p', { base: { color: 'text.muted' } });
export const Small = chakra('p', { base: { textStyle: 'small', color: 'text.muted' } });
