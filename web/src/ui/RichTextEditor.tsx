import { chakra } from '@chakra-ui/react/styled-system';
import type { EditorProps } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { htmlOfPastedText } from '../lib/format/pasted-text.ts';

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
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', p: '1', borderBottomWidth: '1px', borderColor: 'line' },
});
const Tool = chakra('button', {
  base: {
    minW: 'target',
    minH: 'target',
    px: '3',
    borderRadius: 'sm',
    fontSize: '.9rem',
    fontWeight: 600,
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
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

const tools = [
  ['Bold', 'bold', (editor: Editor) => editor.chain().focus().toggleBold().run()],
  ['Italic', 'italic', (editor: Editor) => editor.chain().focus().toggleItalic().run()],
  ['Heading', 'heading', (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run()],
  ['List', 'bulletList', (editor: Editor) => editor.chain().focus().toggleBulletList().run()],
  ['Numbers', 'orderedList', (editor: Editor) => editor.chain().focus().toggleOrderedList().run()],
] as const;

/** Pastes plain text that contains lists as lists; leaves everything else to the editor. */
const pasteLists: NonNullable<EditorProps['handlePaste']> = (view, { clipboardData }) => {
  if (!clipboardData || clipboardData.getData('text/html')) return false;
  const html = htmlOfPastedText(clipboardData.getData('text/plain'));
  return html !== undefined && view.pasteHTML(html);
};

function Tools({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: () => tools.map(([, name]) => !editor.isDestroyed && editor.isActive(name)),
  });
  return (
    <Toolbar role="group" aria-label="Formatting">
      {tools.map(([label, name, apply], index) => (
        <Tool key={name} type="button" aria-pressed={active[index] ?? false} onClick={() => apply(editor)}>
          {label}
        </Tool>
      ))}
    </Toolbar>
  );
}

type RichTextEditorProps = Readonly<{
  value: string;
  onHtml: (html: string) => void;
  onBlur?: () => void;
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  required: boolean;
  /** The text cannot be edited, for example while it is being generated. */
  readOnly?: boolean;
}>;

export function RichTextEditor({
  value,
  onHtml,
  onBlur,
  labelledBy,
  describedBy,
  invalid,
  required,
  readOnly = false,
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
      {readOnly ? null : <Tools editor={editor} />}
      <EditorContent editor={editor} />
    </Frame>
  );
}
