import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { system } from '../../ui/theme/system.ts';
import { useToasts } from '../../ui/toasts.ts';
import { VisaForm } from './VisaForm.tsx';

/** A server that takes every file. */
class TakingRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = '{}';
  open() {}
  setRequestHeader() {}
  send() {
    this.dispatchEvent(new Event('load'));
  }
}

const original = globalThis.XMLHttpRequest;
const takeUploads = (value: unknown) => {
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value, configurable: true, writable: true });
};
beforeEach(() => takeUploads(TakingRequest));
afterEach(() => takeUploads(original));

const past = 'This visa has ended already.';
const wrongDate = { detail: [{ loc: ['body', 'visa_expiry'], msg: past, type: 'value_error' }] };
const answer = (visaExpiry: unknown) =>
  visaExpiry === '2020-01-01'
    ? { errors: [{ message: past, extensions: wrongDate }] }
    : { data: { requestVisaVerification: null } };

const Toasts = () => useToasts().map(({ id, text }) => <p key={id}>{text}</p>);

test('a past date is refused once, at its field, and nothing says that it went well until it did', async () => {
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => (observer.next(answer(variables['input'].visaExpiry)), observer.complete())),
  );
  let sent = 0;
  const visa = {
    verificationStatus: 'pending',
    verificationMessage: '',
    documentName: null,
    documentDecided: false,
    documentKeptUntil: null,
    submittedAt: null,
    decidedAt: null,
    visaSubclass: '500',
    visaExpiry: null,
    conditions: new Array<string>(),
    rejectionReason: null,
    sharedSince: null,
  } as const;
  const show = (documentName: string | null) => (
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <VisaForm visa={{ ...visa, documentName }} declared="" onSent={() => sent++} />
        <Toasts />
      </ChakraProvider>
    </ApolloProvider>
  );
  const { rerender } = render(show(null));
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['%PDF-'], 'vevo.pdf'));
  await userEvent.type(screen.getByLabelText('Visa expires'), '2020-01-01');
  await userEvent.click(screen.getByRole('checkbox', { name: /I consent/ }));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send for verification' }));
  await send();
  await waitFor(() => expect(sent).toBe(1));
  expect(screen.getAllByText(new RegExp(past))).toHaveLength(1);
  expect(screen.queryByText('VEVO document uploaded successfully')).toBeNull();

  rerender(show('vevo.pdf'));
  await userEvent.clear(screen.getByLabelText('Visa expires'));
  await userEvent.type(screen.getByLabelText('Visa expires'), '2031-01-01');
  await send();
  expect(await screen.findByText('VEVO document uploaded successfully')).toBeTruthy();
});
