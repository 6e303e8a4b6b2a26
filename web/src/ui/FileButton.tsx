import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Button } from './button.ts';

/** The invisible file input that covers its button, so that the keyboard and dropped files reach it. */
const Chooser = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    opacity: 0,
    cursor: 'pointer',
    '&:focus-visible + *': { outline: '2px solid', outlineColor: 'brand', outlineOffset: '2px' },
    '&:hover + *': { borderColor: 'line.strong' },
    _disabled: { cursor: 'not-allowed' },
  },
});

type FileButtonProps = Readonly<{
  label: string;
  /** The accepted file types, for example '.pdf,application/pdf'. */
  accept: string;
  helper?: string;
  error?: string | undefined;
  disabled?: boolean;
  onFile: (file: File) => void;
}>;

/** A button with which the user chooses one file. */
export function FileButton({ label, accept, helper, error, disabled, onFile }: FileButtonProps) {
  const id = useId();
  const described = [helper ? `${id}-helper` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <chakra.div position="relative" w="fit-content">
        <Chooser
          type="file"
          accept={accept}
          aria-label={label}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          // Disabled, it keeps the focus, as a `Button` does; a file can also be dropped on it.
          aria-disabled={disabled}
          onClick={disabled ? (event) => event.preventDefault() : undefined}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file && !disabled) onFile(file);
          }}
        />
        <Button asChild look="ghost" opacity={disabled ? 0.7 : undefined}>
          <span aria-hidden="true">{label}</span>
        </Button>
      </chakra.div>
      {helper ? (
        <chakra.p id={`${id}-helper`} mt="1.5" fontSize=".85rem" color="text.muted">
          {helper}
        </chakra.p>
      ) : null}
      {error ? (
        <chakra.p id={`${id}-error`} role="alert" mt="1.5" fontSize=".85rem" fontWeight={560} color="brand">
          {error}
        </chakra.p>
      ) : null}
    </div>
  );
}
