import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { fileFinding, logoTypes } from '../lib/forms/files.ts';
import { FileButton } from './FileButton.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { logoWords } from './logo-words.ts';

type LogoFieldProps = Readonly<{
  name: string;
  storedUrl: string | null;
  file: File | undefined;
  onFile: (file: File) => void;
}>;

/** Shows the stored or the chosen logo, with a button to choose another one. */
export function LogoField({ name, storedUrl, file, onFile }: LogoFieldProps) {
  const [finding, setFinding] = useState<string>();
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);
  const choose = (chosen: File) => {
    const found = fileFinding(chosen, logoTypes, { type: logoWords.notImage, size: logoWords.tooLarge });
    setFinding(found);
    if (found) return;
    onFile(chosen);
    setPreview(URL.createObjectURL(chosen));
  };
  return (
    <FieldGroup legend={logoWords.label}>
      <chakra.div display="flex" gap="4" alignItems="center" flexWrap="wrap" mt="1">
        <CompanyLogo name={name} url={file && preview ? preview : storedUrl} />
        <FileButton
          label={logoWords.choose}
          accept={logoTypes.join(',')}
          helper={file ? logoWords.chosen(file.name) : logoWords.hint}
          error={finding}
          onFile={choose}
        />
      </chakra.div>
    </FieldGroup>
  );
}
