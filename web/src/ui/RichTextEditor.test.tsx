import { beforeEach, expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RichTextEditor } from './RichTextEditor.tsx';
import { system } from './theme/system.ts';

function Description() {
  const [html, setHtml] = useState('');
  return (
    <>
      <RichTextEditor
        value={html}
        onHtml={setHtml}
        labelledBy="label"
        describedBy=""
        invalid={false}
        required={false}
      />
      <output>{html}</output>
    </>
  );
}

const open = () =>
  render(
    <ChakraProvider value={system}>
      <Description />
    </ChakraProvider>,
  );

const paste = (copied: Readonly<Record<string, string>>) =>
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: (type: string) => copied[type] ?? '' } });

/** Without the empty paragraph that the editor keeps after a list, so that one can write on. */
const html = () => screen.getByRole('status').textContent.replace(/<p><\/p>$/, '');

beforeEach(() => {
  // jsdom has neither.
  Object.assign(globalThis, { ClipboardEvent: Event });
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
});

test('plain text with bullets is pasted as a heading and a list', () => {
  open();
  paste({ 'text/plain': 'The role\n- make coffee\n- clean the bench' });
  expect(html()).toBe('<h3>The role</h3><ul><li><p>make coffee</p></li><li><p>clean the bench</p></li></ul>');
});

test('plain text that begins with a list is pasted as a list', () => {
  open();
  paste({ 'text/plain': '1. make coffee\n2. clean the bench' });
  expect(html()).toBe('<ol><li><p>make coffee</p></li><li><p>clean the bench</p></li></ol>');
});

test('text that has markup of its own is pasted as it is', () => {
  open();
  paste({ 'text/html': '<p>- make coffee</p><p>- clean</p>', 'text/plain': '- make coffee\n- clean' });
  expect(html()).toBe('<p>- make coffee</p><p>- clean</p>');
});

test('a list of Word is pasted as a list', () => {
  open();
  const item = (words: string) =>
    `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><span>·<span>&nbsp;&nbsp; </span></span>${words}</p>`;
  paste({
    'text/html': `<p class="MsoNormal">The role</p>${item('make coffee')}${item('clean')}`,
    'text/plain': 'The role\n·\tmake coffee\n·\tclean',
  });
  expect(html()).toBe('<h3>The role</h3><ul><li><p>make coffee</p></li><li><p>clean</p></li></ul>');
});
