import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FormShell } from '../../forms/FormShell.tsx';
import { fieldOf } from '../../forms/field.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { checkPath, loginPath } from '../../lib/paths.ts';
import { Row } from '../../ui/layout.ts';
import { TextField } from '../../ui/TextField.tsx';
import { Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { Part } from './AnswerParts.tsx';
import type { ToKeep } from './ask-server.ts';
import { keepForm, onlyLinkIn } from './keep-form.ts';
import { messages } from './messages.ts';

const loadKeeper = () => import('./own-checks.ts');

/** Keeps the shown answer about an ad with these words in the student's account, with a link to the ad. */
export function KeepCheck({ toKeep, text }: Readonly<{ toKeep: ToKeep; text: string }>) {
  // The same answer that is sent twice is kept once.
  const [id] = useState(newIdempotencyKey);
  const [isKept, setKept] = useState(false);
  const form = useServerForm({
    schema: keepForm,
    values: { link: onlyLinkIn(text) },
    once: true,
    send: async ({ link }) => {
      await (await loadKeeper()).keepCheck({ id, ...toKeep, link });
      setKept(true);
    },
    failure: (error) => serverDetail(error) ?? messages.notKept,
  });
  const field = fieldOf(form);
  const status = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isKept) status.current?.focus();
  }, [isKept]);
  return (
    <Part title={messages.keep}>
      <div role="status" ref={status} tabIndex={-1}>
        {isKept ? messages.keptBelow : null}
      </div>
      {isKept ? null : (
        <FormShell
          form={form}
          actions={
            <Row>
              <SubmitButton look="ghost" size="sm" label={messages.keepIt} busyLabel={messages.keeping} />
            </Row>
          }
        >
          <Small>{messages.keepText}</Small>
          <TextField label={messages.link} type="url" inputMode="url" autoComplete="off" {...field('link')} />
        </FormShell>
      )}
    </Part>
  );
}

/** For a guest, whose text is still there after signing in. */
export const SignInToKeep = () => (
  <Part title={messages.keep}>
    <TextLink asChild>
      <Link to={loginPath} state={{ from: checkPath }}>
        {messages.signIn}
      </Link>
    </TextLink>
    <Small>{messages.signInText}</Small>
  </Part>
);
