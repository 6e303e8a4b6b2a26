import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepFocus } from './lost-focus.ts';

let stop = () => {};

const byId = (id: string) => document.getElementById(id) ?? document.body;

/** Resolves after the observers of the page were told. */
const told = () => Promise.resolve();

beforeEach(() => {
  const rows = ['one', 'two', 'three'].map((id) => `<li id="${id}"><button id="end-${id}">End</button></li>`).join('');
  const answers = '<div id="answers" tabindex="-1"><button id="yes">Yes</button><button id="no">No</button></div>';
  document.body.innerHTML = `<main><ul id="rows">${rows}</ul>${answers}</main><button id="outside">Menu</button>`;
  stop = keepFocus(document.body);
});
afterEach(() => stop());

test('the focus of a removed row goes to the next row, or the one before it', async () => {
  byId('end-two').focus();
  byId('two').remove();
  await told();
  expect([document.activeElement?.id, byId('three').style.outline]).toEqual(['three', 'none']);
  byId('end-three').focus();
  expect([byId('three').hasAttribute('tabindex'), byId('three').style.outline]).toEqual([false, '']);
  byId('three').remove();
  await told();
  expect(document.activeElement?.id).toBe('one');
});

test('it goes to no button, but to the part that the removed one was in', async () => {
  byId('yes').focus();
  byId('yes').remove();
  await told();
  expect(document.activeElement?.id).toBe('answers');
  byId('no').focus();
  expect(byId('answers').getAttribute('tabindex')).toBe('-1');
});

test('it goes to what is still on the page when more is removed at once', async () => {
  byId('end-one').focus();
  byId('end-one').remove();
  byId('rows').remove();
  await told();
  expect(document.activeElement?.id).toBe('answers');
});

test('it goes to no row that is removed too, and what changes elsewhere before does not matter', async () => {
  byId('end-two').focus();
  byId('answers').append('Noted.');
  await told();
  byId('two').remove();
  byId('three').remove();
  await told();
  expect(document.activeElement?.id).toBe('one');
});

test('it stays where the reader or the screen has put it in the meantime', async () => {
  byId('end-one').focus();
  byId('one').remove();
  byId('outside').focus();
  await told();
  expect(document.activeElement?.id).toBe('outside');
});

test('what the reader has left moves nothing when it is removed later', async () => {
  byId('end-one').focus();
  byId('end-one').blur();
  await told();
  byId('end-one').remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});

test('it goes to the heading of a part, and to nothing that is hidden from screen readers', async () => {
  byId('answers').innerHTML = '<button id="save">Save</button><p id="skeleton" aria-hidden="true"></p>';
  byId('answers').insertAdjacentHTML('afterend', '<section><h2 id="title">Preferences</h2></section>');
  byId('save').focus();
  byId('answers').remove();
  await told();
  expect(document.activeElement?.id).toBe('title');
  byId('rows').insertAdjacentHTML(
    'afterend',
    '<div id="more">Page 1 <p aria-hidden="true"></p><button id="next">More</button></div>',
  );
  byId('next').focus();
  byId('next').remove();
  await told();
  expect(document.activeElement?.id).toBe('more');
});

test('it goes to the last entry of a list whose button for more is gone', async () => {
  byId('answers').innerHTML =
    '<ul><li><h3>Barista</h3></li><li><h3 id="last">Waiter</h3></li></ul><button id="more">More</button>';
  byId('more').focus();
  byId('more').remove();
  await told();
  expect(document.activeElement?.id).toBe('last');
});

test('it goes to no button that arrow keys reach, and to what a removed page was in', async () => {
  byId('answers').innerHTML = '<button id="tab" tabindex="-1">Settings</button><button id="end">End</button>';
  byId('end').focus();
  byId('end').remove();
  await told();
  expect(document.activeElement?.id).toBe('answers');
  document.body.innerHTML = '<div id="root"><main><button id="sign-in">Sign in</button></main></div>';
  byId('sign-in').focus();
  byId('root').innerHTML = '<main><h1 id="today">Today</h1></main>';
  await told();
  expect(document.activeElement?.id).toBe('today');
});

test('it goes to what is put in the place of a removed part, before what follows', async () => {
  byId('rows').insertAdjacentHTML('afterend', '<div id="none">None found <button id="clear">Clear</button></div>');
  byId('clear').focus();
  byId('none').remove();
  byId('rows').insertAdjacentHTML('afterend', '<ul><li><h3 id="found">Barista</h3></li></ul>');
  await told();
  expect(document.activeElement?.id).toBe('found');
  byId('end-one').focus();
  byId('one').remove();
  byId('rows').insertAdjacentHTML('afterbegin', '<li id="new">A new ad</li>');
  await told();
  expect(document.activeElement?.id).toBe('new');
});

test('it goes to what is in the place even if what came before is removed too', async () => {
  byId('rows').insertAdjacentHTML('afterbegin', '<li>First</li>');
  byId('end-two').focus();
  byId('two').remove();
  byId('one').remove();
  await told();
  expect(document.activeElement?.id).toBe('three');
  byId('rows').insertAdjacentHTML('beforeend', '<li id="four"><button id="end-four">End</button></li>');
  byId('end-four').focus();
  byId('four').remove();
  byId('three').remove();
  byId('rows').innerHTML = '<li id="none">No ads yet</li>';
  await told();
  expect(document.activeElement?.id).toBe('none');
});

test('it goes to nothing that is empty', async () => {
  byId('answers').innerHTML =
    '<ul id="tags"><li><button id="remove">Remove SQL</button></li></ul><p id="hint">Add some</p>';
  byId('remove').focus();
  byId('tags').replaceChildren();
  await told();
  expect(document.activeElement?.id).toBe('answers');
});

test('it follows a part that moved elsewhere on the page', async () => {
  byId('rows').innerHTML =
    '<li id="job-1"><h3>Barista</h3><button id="apply">Apply</button></li><li id="job-2"><h3>Cook</h3></li>';
  byId('apply').focus();
  byId('job-1').remove();
  byId('answers').innerHTML = '<article id="job-1"><h3 id="sent">Barista</h3><button>Withdraw</button></article>';
  await told();
  expect(document.activeElement?.id).toBe('sent');
});
