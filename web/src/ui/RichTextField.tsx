import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { type FieldProps, Helper, Problem } from './Field.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The editor is large, so it is only loaded when needed. */
const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }));

type RichTextFieldProps = FieldProps &
  Readonly<{
    value: string;
    onHtml: (html: string) => void;
    onBlur?: () => void;
    /** Is given what moves the focus into the text, for forms that focus their first error. */
    focusRef?: (text: { focus: () => void }) => void;
    readOnly?: boolean;
    /** What stands beside the tools, also while the text cannot be edited. */
    besideTools?: ReactNode;
  }>;

/** A rich-text editor with label above, helper and error below, all linked to it for screen readers. */
export function RichTextField({ label, helper, error, required, ...editor }: RichTextFieldProps) {
  const id = useId();
  const described = [helper ? `${id}-helper` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <chakra.div minW="0">
      <chakra.p id={`${id}-label`} mb="1.5" fontSize=".88rem" fontWeight={600}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </chakra.p>
      <Suspense fallback={<Skeleton h="280px" />}>
        <RichTextEditor
          {...editor}
          labelledBy={`${id}-label`}
          describedBy={described}
          invalid={Boolean(error)}
          required={Boolean(required)}
        />
      </Suspense>
      {helper ? <Helper id={`${id}-helper`}>{helper}</Helper> : null}
      {error ? <Problem id={`${id}-error`}>{error}</Problem> : null}
    </chakra.div>
  );
}
