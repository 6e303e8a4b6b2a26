import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { tabStorage } from '../../lib/browser-storage.ts';
import { useHydrating } from '../../platform/hydration/use-hydrating.ts';
import { useSettings } from '../../platform/settings.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/layout.ts';
import { messages } from './messages.ts';

/** Read before the first paint too (public/first-paint.js). */
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

/** Dismissed for the browser session (spec section 1). */
export function PilotBanner() {
  const { pilot } = useSettings();
  const hydrating = useHydrating();
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
          {messages.pilot}
        </chakra.p>
        <Close type="button" aria-label={messages.dismiss} onClick={dismiss}>
          <CloseIcon />
        </Close>
      </Page>
    </chakra.aside>
  );
}
