import { chakra } from '@chakra-ui/react/styled-system';
import { Monogram } from './Monogram.tsx';

const Frame = chakra('img', {
  base: {
    boxSize: '56px',
    flexShrink: 0,
    objectFit: 'contain',
    borderRadius: 'tile',
    borderWidth: '1px',
    borderColor: 'line',
    // Logos are made for a light background, so it is white in the dark theme too.
    bg: 'white',
  },
});

/** A company's logo, or its initials if it has none. The name is shown next to it, so there is no text alternative. */
export const CompanyLogo = ({ name, url }: Readonly<{ name: string; url: string | null | undefined }>) =>
  url ? <Frame src={url} alt="" width={56} height={56} /> : <Monogram name={name} size="lg" />;
