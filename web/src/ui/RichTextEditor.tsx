import { chakra } from '@chakra-ui/react/styled-system';
import type { EditorProps } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, useEffect } from 'react';
import { htmlOfPastedText } from '../lib/format/pasted-text.ts';
import { ListIcon, NumbersIcon } from './icons.tsx';

const Frame = chakra('div', {
  base: {
    borderRadius: 'input',
    borderWidth: '1px',
    borderColor: 'line.strong',
    bg: 'card',
    overflow: 'clip',
    _hover: { borderColor: 'text.muted' },
    '&[data-invalid=true]': { borderColor: 'brand', boxShadow: '0 0 0 1px {colors.brand}' },
    '& .ProseMirror': {
      minH: '220px',
      px: '14px',
      py: '3',
      lineHeight: 1.55,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      outlineOffset: '-3px',
    },
    '& .ProseMirror > * + *': { mt: '3' },
    '& .ProseMirror h3, & .ProseMirror h4': { fontWeight: 680 },
    '& .ProseMirror ul': { pl: '5', listStyle: 'disc' },
    '& .ProseMirror ol': { pl: '5', listStyle: 'decimal' },
    '& .ProseMirror strong': { fontWeight: 680 },
    '& .ProseMirror em': { fontStyle: 'italic' },
    '& .ProseMirror a': { color: 'brand', textDecoration: 'underline' },
  },
});
const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    p: '1',
    minH: '54px',
    borderBottomWidth: '1px',
    borderColor: 'line',
    bg: 'sunken',
    '& > div': { display: 'flex', flexWrap: 'wrap' },
  },
});
const Tool = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: 'target',
    minH: 'target',
    borderRadius: 'sm',
    fontWeight: 680,
    cursor: 'pointer',
    _hover: { bg: 'card' },
    '&[aria-pressed=true]': { bg: 'neutral.soft', color: 'neutral' },
  },
});

/** The formatting that an ad may have; the server removes everything else (services/jobs, html.ts). */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'] },
  }),
];

type ToolKind = Readonly<{ name: string; label: string; sign: ReactNode; apply: (editor: Editor) => boolean }>;

const tools: readonly ToolKind[] = [
  {
    name: 'bold',
    label: 'Bold',
    sign: <span aria-hidden="true">B</span>,
    apply: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: 'Italic',
    sign: <i aria-hidden="true">I</i>,
    apply: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'heading',
    label: 'Heading',
    sign: <span aria-hidden="true">H</span>,
    apply: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    label: 'List',
    sign: <ListIcon />,
    apply: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'Numbers',
    sign: <NumbersIcon />,
    apply: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** Word copies a list as paragraphs that begin with a sign or a number. */
const isListOfWord = (html: string) => /mso-list|MsoListParagraph/.test(html);

/** Pastes plain text that contains lists, and lists of Word, as lists; leaves everything else to the editor. */
const pasteLists: NonNullable<EditorProps['handlePaste']> = (view, { clipboardData }) => {
  const copied = clipboardData?.getData('text/html') ?? '';
  if (!clipboardData || (copied && !isListOfWord(copied))) return false;
  const html = htmlOfPastedText(clipboardData.getData('text/plain'));
  return html !== undefined && view.pasteHTML(html);
};

function Tools({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: () => tools.map(({ name }) => !editor.isDestroyed && editor.isActive(name)),
  });
  return (
    <div role="group" aria-label="Formatting">
      {tools.map(({ name, label, sign, apply }, index) => (
        <Tool
          key={name}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={active[index] ?? false}
          onClick={() => apply(editor)}
        >
          {sign}
        </Tool>
      ))}
    </div>
  );
}

type RichTextEditorProps = Readonly<{
  value: string;
  onHtml: (html: string) => void;
  onBlur?: () => void;
  focusRef?: (text: { focus: () => void }) => void;
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  required: boolean;
  /** The text cannot be edited, for example while it is being generated. */
  readOnly?: boolean;
  /** What stands beside the tools, also while the text cannot be edited. */
  besideTools?: ReactNode;
}>;

export function RichTextEditor({
  value,
  onHtml,
  onBlur,
  focusRef,
  labelledBy,
  describedBy,
  invalid,
  required,
  readOnly = false,
  besideTools,
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      handlePaste: pasteLists,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        'aria-invalid': String(invalid),
        'aria-required': String(required),
        'aria-readonly': String(readOnly),
      },
    },
    onUpdate: (update) => onHtml(update.editor.isEmpty ? '' : update.editor.getHTML()),
    onBlur: () => onBlur?.(),
  });

  useEffect(() => focusRef?.({ focus: () => editor.commands.focus() }), [editor, focusRef]);

  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);

  // Replaces the shown text by one that was not typed here, such as a generated or restored one.
  useEffect(() => {
    // React may hide and show a page again, which destroys the editor and creates a new one.
    if (editor.isDestroyed) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Frame data-invalid={invalid}>
      {readOnly && !besideTools ? null : (
        <Toolbar>
          {readOnly ? <div /> : <Tools editor={editor} />}
          {besideTools}
        </Toolbar>
      )}
      <EditorContent editor={editor} />
    </Frame>
  );
}
