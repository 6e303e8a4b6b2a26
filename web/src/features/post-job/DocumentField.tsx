import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/button.ts';
import { FileButton } from '../../ui/FileButton.tsx';

const accept = '.pdf,.doc,.docx,.txt,.md';

type DocumentFieldProps = Readonly<{ file: File | undefined; onFile: (file: File | undefined) => void }>;

/** An optional document, which is uploaded after the ad is published. */
export function DocumentField({ file, onFile }: DocumentFieldProps) {
  return (
    <div>
      <FileButton
        label={file ? 'Choose another document' : 'Add a document'}
        accept={accept}
        helper="PDF, DOC, DOCX, TXT or MD, like a position description. It is sent when you publish."
        onFile={onFile}
      />
      {file ? (
        <chakra.p display="flex" alignItems="center" gap="3" mt="2">
          <chakra.span overflowWrap="anywhere">{file.name}</chakra.span>
          <Button
            type="button"
            look="plain"
            size="sm"
            aria-label={`Remove ${file.name}`}
            onClick={() => onFile(undefined)}
          >
            Remove
          </Button>
        </chakra.p>
      ) : null}
    </div>
  );
}
