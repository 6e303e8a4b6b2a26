import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useId, useRef, useState } from 'react';
import { fieldErrors, serverDetail } from '../../lib/api/server-errors.ts';
import { Button } from '../../ui/button.ts';
import { Input } from '../../ui/control.ts';
import { messages } from './messages.ts';

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' } });
const Status = chakra('p', { base: { mt: '2', fontSize: '.9rem', minH: '1.5em', color: 'deep.heading' } });

type State = Readonly<{ kind: 'open' | 'busy' | 'asked' } | { kind: 'refused'; why: string }>;

/** The mailing list form in the footer. The data client is loaded when the form is sent. */
export function SubscribeForm() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ kind: 'open' });
  const refuse = (why: string) => {
    setState({ kind: 'refused', why });
    input.current?.focus();
  };
  const send = async () => {
    if (!email.trim()) return refuse(messages.emailRequired);
    setState({ kind: 'busy' });
    try {
      const { askToJoin } = await import('./ask-to-join.ts');
      await askToJoin(email);
      setEmail('');
      setState({ kind: 'asked' });
    } catch (error) {
      refuse(fieldErrors(error).get('email') ?? serverDetail(error) ?? messages.notAsked);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <chakra.form noValidate onSubmit={submit} aria-labelledby={`${id}-title`} mt="6" maxW="340px">
      <chakra.p id={`${id}-title`} textStyle="heading" color="deep.heading">
        {messages.title}
      </chakra.p>
      <Line>
        <chakra.label htmlFor={id} srOnly>
          {messages.email}
        </chakra.label>
        <Input
          ref={input}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={messages.email}
          flex="1 1 160px"
          w="auto"
          minW="0"
          value={email}
          aria-invalid={state.kind === 'refused' ? true : undefined}
          aria-describedby={`${id}-status`}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" disabled={state.kind === 'busy'}>
          {messages.subscribe}
        </Button>
      </Line>
      <Status id={`${id}-status`} role="status">
        {state.kind === 'asked' ? messages.asked : state.kind === 'refused' ? state.why : messages.promise}
      </Status>
    </chakra.form>
  );
}
