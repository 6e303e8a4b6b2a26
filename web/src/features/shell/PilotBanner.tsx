import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { tabStorage } from '../../lib/browser-storage.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useHydrating } from '../../platform/hydration/use-hydrating.ts';
import { useSettings } from '../../platform/settings.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/layout.ts';
import { messages } from './messages.ts';

/** public/first-paint.js reads this entry too, before the first paint. */
const dismissedKey = 'pilot_banner_dismissed';

const Close = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'target',
    my: '-6px',
    mr: '-10px',
    flexShrink: 0,
    borderRadius: 'pill',
    cursor: 'pointer',
    _focusVisible: { outlineColor: 'deep.accent' },
  },
});

/** A banner about the pilot. Dismissing it lasts for the browser session (spec section 1). */
export function PilotBanner() {
  const { pilot } = useSettings();
  const session = useSession();
  const hydrating = useHydrating();
  const isEmployer = !hydrating && session.kind !== 'guest' && session.user.role === 'employer';
  const [dismissed, setDismissed] = useState(false);
  if (!pilot || dismissed || (!hydrating && tabStorage.getItem(dismissedKey) !== null)) return null;
  const dismiss = () => {
    tabStorage.setItem(dismissedKey, 'yes');
    setDismissed(true);
  };
  return (
    <chakra.aside
      aria-label={messages.pilotNotice}
      data-depends-on={hydrating ? 'banner' : undefined}
      bg="deep"
      color="deep.text"
      fontSize=".9rem"
    >
      <Page display="flex" gap="3" alignItems="center" py="10px" minH="42px">
        <chakra.b color="deep.accent" fontWeight={650}>
          {messages.pilotLabel}
        </chakra.b>
        <chakra.p flex="1" minW="0">
          {isEmployer ? messages.pilotEmployer : messages.pilot}
        </chakra.p>
        <Close type="button" aria-label={messages.dismiss} onClick={dismiss}>
          <CloseIcon />
        </Close>
      </Page>
    </chakra.aside>
  );
}
