import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../ui/button.ts';
import { Muted } from '../../../ui/text.ts';
import { messages } from './messages.ts';
import { keepSession } from './open-session.ts';
import type { FactorDone } from './second-factor.ts';

/** The recovery codes, shown once. The console opens when the operator confirms that they are kept. */
export function RecoveryCodes({ done: { recoveryCodes, session } }: { done: FactorDone }) {
  return (
    <chakra.div display="grid" gap="4">
      <Muted>{messages.keepCodes}</Muted>
      <chakra.ul
        aria-label={messages.recoveryCodes}
        display="grid"
        gap="1"
        fontFamily="mono"
        listStyleType="none"
        ps="0"
      >
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <Button type="button" onClick={() => keepSession(session)}>
        {messages.codesKept}
      </Button>
    </chakra.div>
  );
}
